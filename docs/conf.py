"""How `make docs` builds the site: Sphinx with MyST, warnings as errors."""

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from spotisle import __version__, rules, simulation

project = "Spotisle"
author = "The Spotisle team"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode", "sphinx_copybutton"]
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
html_theme = "furo"
html_title = "Spotisle"
html_favicon = "../client/public/favicon.ico"
html_logo = "../client/public/spotisle.svg"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0f6f63", "color-brand-content": "#0f6f63"},
    "dark_css_variables": {"color-brand-primary": "#5cc4b2", "color-brand-content": "#5cc4b2"},
}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True
suppress_warnings = ["myst.header", "myst.xref_missing", "ref.python"]
"""Links to sources outside of this folder are checked by tests/test_docs.py instead."""


def setup(app: Sphinx) -> None:
    """Show messages of the protocol as plain text, and import names that come when asked for."""
    app.add_lexer("wire", TextLexer)
    for package in (rules, simulation):
        for name in package.__all__:
            getattr(package, name)
