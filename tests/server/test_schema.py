"""Whatever is sent to the REST interface, the server answers as its schema says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hearthside.server import rest
from hearthside.server.app import Config
from tests.server.people import ROOMY, Person, ThreadServer

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def described() -> dict[str, Any]:
    app = FastAPI()
    app.include_router(rest.router)
    return app.openapi()


SCHEMA = schemathesis.openapi.from_dict(described())
OPERATIONS = {
    found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)
}
TAKES_SOMETHING = [
    label
    for label, found in OPERATIONS.items()
    if "{" in label or "requestBody" in found.definition.raw
]


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ThreadServer, Person, str]]:
    """A server with a running table, and its host."""
    folder = tmp_path_factory.mktemp("schema")
    config = Config(f"sqlite:///{folder / 'd'}", limits=ROOMY)
    with ThreadServer(config) as server, server.person() as anna:
        table_id = anna.create("me", "hotseat")["table"]["id"]
        yield server, anna, table_id


@pytest.mark.parametrize("label", OPERATIONS)
def test_no_request_breaks_the_server(busy: tuple[ThreadServer, Person, str], label: str) -> None:
    send_many(busy, label, GenerationMode.POSITIVE)


@pytest.mark.parametrize("label", TAKES_SOMETHING)
def test_no_nonsense_breaks_the_server(busy: tuple[ThreadServer, Person, str], label: str) -> None:
    send_many(busy, label, GenerationMode.NEGATIVE)


def send_many(busy: tuple[ThreadServer, Person, str], label: str, mode: GenerationMode) -> None:
    """Every second request goes to a table that exists, by its host."""
    server, anna, table_id = busy
    cookies = {"hearthside": anna.http.cookies["hearthside"]}
    count = 0

    @given(case=OPERATIONS[label].as_strategy(generation_mode=mode))
    @settings(
        max_examples=15,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def send(case: schemathesis.Case[Any]) -> None:
        nonlocal count
        count += 1
        if count % 2 and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table_id
        response = case.call(base_url=server.url, cookies=cookies)
        case.validate_response(response, checks=CHECKS)

    send()
    assert count


def test_the_schema_is_published(busy: tuple[ThreadServer, Person, str]) -> None:
    published = busy[1].get("/api/openapi.json")
    assert published["paths"].keys() >= described()["paths"].keys() | {"/health", "/metrics"}
    assert "/api/tables/{table_id}/seats/{seat}/link" in published["paths"]


def test_the_page_to_read_names_every_call(busy: tuple[ThreadServer, Person, str]) -> None:
    """/api/docs: every path, its parameters and its shapes, and no script."""
    page = httpx.get(f"{busy[0].url}/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    for path in described()["paths"]:
        assert f" {path}</code>" in page.text
    assert 'href="#TableInfo"' in page.text
    assert 'id="TableInfo"' in page.text
