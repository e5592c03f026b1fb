#!/bin/sh
# Run once by the PostgreSQL image, when its data folder is new. The program gets a plain role that
# owns its database and nothing else: a superuser would pass through row-level security.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" --username=postgres <<'SQL'
CREATE ROLE client_desk LOGIN PASSWORD :'password';
CREATE DATABASE client_desk OWNER client_desk ENCODING 'UTF8' TEMPLATE template0;
SQL
