"""What sets off capacities and what they do.

Affecting, the chain of answers, and the steps that many cards share.
"""
