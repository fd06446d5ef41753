"""What bots and learners are given.

An evaluation, a look ahead, what is hidden, and observations as numbers.
"""
