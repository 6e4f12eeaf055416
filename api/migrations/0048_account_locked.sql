-- Staff can lock a customer out. The database keeps it, so the release before this one does as well: every session ends,
-- and none begins.
alter table account add column locked_at timestamptz;

create function end_locked_sessions() returns trigger language plpgsql as $$
begin
  if new.locked_at is not null and old.locked_at is null then delete from session where account_id = new.id; end if;
  return null;
end
$$;
create trigger account_locked after update of locked_at on account for each row execute function end_locked_sessions();

create function refuse_locked_session() returns trigger language plpgsql as $$
declare
  locked timestamptz;
begin
  -- The lock makes a sign-in wait for whoever is locking the account.
  select locked_at into locked from account where id = new.account_id for share;
  if locked is not null then return null; end if;
  return new;
end
$$;
create trigger session_of_locked before insert on session for each row execute function refuse_locked_session();
