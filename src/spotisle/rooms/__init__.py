"""Live tables: each room is an actor that orders claims fairly and can be replayed."""
