"""Activations: attacks step by step, reactions, skills, and the steps that many cards share.

It may import moving.
"""
