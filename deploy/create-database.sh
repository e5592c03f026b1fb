#!/bin/sh
# Run once by the PostgreSQL image, when its data folder is new. The program gets a plain role that
# owns its database and nothing else, and a second one that row-level security holds, to serve users.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" --username=postgres <<'SQL'
CREATE ROLE client_desk LOGIN PASSWORD :'password';
CREATE ROLE client_desk_serving NOLOGIN;
GRANT client_desk_serving TO client_desk;
CREATE DATABASE client_desk OWNER client_desk ENCODING 'UTF8' TEMPLATE template0;
SQL
