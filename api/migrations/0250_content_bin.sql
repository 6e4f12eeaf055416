-- Content that staff deleted: hidden from all lists and pages, with a reserved address, and restorable for 30 days.
create table content_bin (
  kind text not null check (kind in ('machine', 'page', 'article', 'option')),
  key text not null,
  name text not null,
  by text not null,
  at timestamptz not null default now(),
  primary key (kind, key)
);

-- A row that is no longer deleted, for example after an import, leaves the bin.
create function take_out_of_bin() returns trigger language plpgsql as $$
begin
  delete from content_bin where kind = tg_argv[0] and key = new.id::text;
  return null;
end $$;
create trigger machine_out_of_bin after update of deleted_at on machine for each row
  when (old.deleted_at is not null and new.deleted_at is null) execute function take_out_of_bin('machine');
create trigger article_out_of_bin after update of deleted_at on article for each row
  when (old.deleted_at is not null and new.deleted_at is null) execute function take_out_of_bin('article');
