"""Alembic environment: one connection, the address comes from the store."""

from alembic import context
from sqlalchemy import create_engine, pool

from hearthside.server.schema import metadata

engine = create_engine(context.config.attributes["url"], poolclass=pool.NullPool)
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
