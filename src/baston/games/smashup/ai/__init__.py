"""What bots and learners are given: an evaluation, the options worth a look, and observations as numbers."""
