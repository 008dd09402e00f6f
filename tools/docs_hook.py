"""Hooks that MkDocs calls while it builds the site (see mkdocs.yml): they add pages from outside docs/, fix links."""

from __future__ import annotations

import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

sys.path.insert(0, str(Path(__file__).parent))  # MkDocs loads this file by its path

import docs_pages


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages, fonts and reference pages that are not in docs/."""
    for origin, page in docs_pages.brought_in().items():
        here = files.get_file_from_path(origin.removeprefix("docs/"))
        if here is not None and origin.startswith("docs/"):
            files.remove(here)  # it is added again below, under its name on the site
        files.append(File.generated(config, page, abs_src_path=str(docs_pages.ROOT / origin)))
    for name, font in docs_pages.fonts().items():
        files.append(File.generated(config, name, abs_src_path=str(font)))
    files.append(File.generated(config, "site/fonts.css", content=docs_pages.font_style()))
    package = f"reference/{docs_pages.PACKAGE}.md"
    files.append(File.generated(config, package, content=docs_pages.package_page()))
    for name, (module, title) in docs_pages.REFERENCE.items():
        content = docs_pages.reference_page(module, title)
        files.append(File.generated(config, f"reference/{name}.md", content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Adapts links and lists to the site; reference pages need no change."""
    if page.file.src_uri.startswith("reference/"):
        return markdown
    return docs_pages.for_the_site(page.file.src_uri, markdown)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Marks the language of a page that is not English, for screen readers and hyphenation."""
    language = docs_pages.language_of(page.file.src_uri)
    return html if language == "en" else f'<div lang="{language}">\n{html}\n</div>'


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Adds the policy to a page, first in its head, so that it holds for everything after it."""
    return with_policy(output)


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """Adds the policy to the 404 page, which is a template to MkDocs, not a page."""
    return with_policy(output_content) if template_name.endswith(".html") else output_content


def with_policy(html: str) -> str:
    """The page with the policy that forbids requests to other hosts."""
    return html.replace(
        "<head>", f'<head>\n<meta http-equiv="Content-Security-Policy" content="{docs_pages.POLICY}">', 1
    )
