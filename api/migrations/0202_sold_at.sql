-- Machines leave the list some days after they are sold; their page stays.
alter table machine add column sold_at timestamptz;
update machine set sold_at = updated_at where selling_state = 'sold';
create index machine_sold on machine (sold_at) where sold_at is not null;

create function note_sold() returns trigger language plpgsql as $$
begin
  if new.selling_state <> 'sold' then new.sold_at := null;
  elsif tg_op = 'INSERT' or old.selling_state <> 'sold' then new.sold_at := now();
  end if;
  return new;
end
$$;
create trigger machine_sold_at before insert or update of selling_state on machine for each row execute function note_sold();
