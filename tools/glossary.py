"""Write the glossaries of all languages into docs/texts.md: `python -m tools.glossary`."""

from collections.abc import Iterator
from pathlib import Path

from spotisle.editions import LANGUAGES
from spotisle.texts import translate
from spotisle.texts.glossary import load_glossary

TARGET = Path(__file__).parent.parent / "docs" / "texts.md"
BEGIN = "<!-- Made by tools/glossary.py from texts/*/glossary.toml; do not edit. -->"
END = "<!-- The end of what is made. -->"


def glossary_lines() -> Iterator[str]:
    """Yield the lines for each language: a heading, a sentence and a table."""
    for language in LANGUAGES:
        glossary = load_glossary(language)
        yield f"### {translate(language, 'language-name')} (`{language}`)\n"
        yield f"{glossary.tone}\n"
        yield "| say | for | never |\n|---|---|---|"
        for term in glossary.term:
            never = ", ".join(word.replace("|", "\\|") for word in term.never)
            yield f"| {term.use} | {term.means} | {never} |"
        yield ""


def with_glossaries(page: str) -> str:
    """Return the page with up-to-date glossaries."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return "\n".join((f"{before}{BEGIN}\n", *glossary_lines(), f"{END}{after}"))


if __name__ == "__main__":
    TARGET.write_text(with_glossaries(TARGET.read_text(encoding="utf-8")), encoding="utf-8")
