"""`baston admin`: tables listed, looked into and closed, addresses and browsers blocked."""
