"""Hypothesis strategies that several tests share."""

from hypothesis import strategies as st

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 80)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=6)
    | st.sampled_from(["ann", "bob", "cy", "blue", "orange", "red", "deck", "island", "none"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
"""Whatever may stand in JSON, often close to what a record would say there."""
