"""What bots and learners are given.

An evaluation, a look ahead, samples of what is hidden, observations as numbers.
"""
