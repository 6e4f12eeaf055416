-- An empty database for the roles of roles.sql, which runs this. Alone it makes one to restore a backup into.

create database brightfill owner brightfill_owner encoding 'UTF8' locale 'C.UTF-8' template template0;

\connect brightfill
revoke create on schema public from public;
grant usage, create on schema public to brightfill_owner;
grant usage on schema public to brightfill_api;
alter default privileges for role brightfill_owner in schema public
  grant select, insert, update, delete on tables to brightfill_api;
alter default privileges for role brightfill_owner in schema public
  grant select, usage on sequences to brightfill_api;
