"""The REST interface as a page to read: written from the schema, without scripts."""

from __future__ import annotations

from html import escape
from typing import Any

from fastapi import FastAPI
from fastapi.responses import HTMLResponse

VERBS = ("get", "post", "put", "patch", "delete")


def add_api_page(app: FastAPI) -> None:
    """GET /api/docs."""

    @app.get("/api/docs", include_in_schema=False, response_class=HTMLResponse)
    async def docs() -> HTMLResponse:
        return HTMLResponse(page(app.openapi()))


def page(schema: dict[str, Any]) -> str:
    """The whole page."""
    info = schema["info"]
    calls = "".join(
        call(verb, path, paths[verb])
        for path, paths in schema["paths"].items()
        for verb in VERBS
        if verb in paths
    )
    shapes = "".join(
        shape(name, facts)
        for name, facts in schema.get("components", {}).get("schemas", {}).items()
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(info['title'])} REST</title></head><body><main>"
        f"<h1>{escape(info['title'])} {escape(info['version'])}: REST</h1>"
        f"<p>{escape(info['description'])} "
        '<a href="/api/openapi.json">The same as a schema</a>.</p>'
        f"<h2>Calls</h2>{calls}<h2>Shapes</h2>{shapes}</main></body></html>"
    )


def call(verb: str, path: str, facts: dict[str, Any]) -> str:
    """One call: what it does, what it takes, what it answers."""
    parts = [f"<h3><code>{verb.upper()} {escape(path)}</code></h3>"]
    parts.append(f"<p>{escape(facts.get('description') or facts.get('summary', ''))}</p><ul>")
    for given in facts.get("parameters", []):
        parts.append(
            f"<li><code>{escape(given['name'])}</code> in {escape(given['in'])}: "
            f"{kind(given['schema'])}</li>"
        )
    for content in facts.get("requestBody", {}).get("content", {}).values():
        parts.append(f"<li>body: {kind(content['schema'])}</li>")
    for status, answer in facts["responses"].items():
        shapes = [kind(content["schema"]) for content in answer.get("content", {}).values()]
        parts.append(
            f"<li>{escape(status)}: {escape(answer['description'])} {' '.join(shapes)}</li>"
        )
    return "".join([*parts, "</ul>"])


def shape(name: str, facts: dict[str, Any]) -> str:
    """One shape: its fields."""
    needed = facts.get("required", [])
    rows = "".join(
        f"<li><code>{escape(field)}</code>: {kind(about)}"
        f"{'' if field in needed else ', may be left out'}</li>"
        for field, about in facts.get("properties", {}).items()
    )
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><ul>{rows}</ul>'


def kind(schema: dict[str, Any]) -> str:
    """What may stand there, in a few words; a named shape is a link."""
    if "$ref" in schema:
        name = escape(str(schema["$ref"]).rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for some in ("anyOf", "oneOf", "allOf"):
        if some in schema:
            return " or ".join(kind(part) for part in schema[some])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))
