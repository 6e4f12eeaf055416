-- Pages have a bin like machines and articles: the row keeps the address until it is deleted.
alter table page add column deleted_at timestamptz;

create function page_out_of_bin() returns trigger language plpgsql as $$
begin
  delete from content_bin where kind = 'page' and key = new.id::text;
  return null;
end $$;
create trigger page_out_of_bin after update of deleted_at on page for each row
  when (old.deleted_at is not null and new.deleted_at is null) execute function page_out_of_bin();
