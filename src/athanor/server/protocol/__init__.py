"""What is said between the house and its visitors, as typed data.

The TypeScript types of the client are generated from these structs, so neither side can drift.
"""
