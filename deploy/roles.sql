-- Roles with the least rights each, for psql as the database's administrator:
--   psql -v owner_password=… -v api_password=… -f roles.sql
-- brightfill_owner migrates, seeds and restores; brightfill_api is what the running api uses.

create role brightfill_owner login password :'owner_password';
create role brightfill_api login password :'api_password';

-- What the api asks for itself where no pooler stands between.
alter role brightfill_api set statement_timeout = '15s';
alter role brightfill_api set idle_in_transaction_session_timeout = '30s';
alter role brightfill_api set jit = off;

\ir database.sql
