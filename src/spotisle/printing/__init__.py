"""How cards look on paper: where symbols lie on a card, whole sheets, and pictures of them."""
