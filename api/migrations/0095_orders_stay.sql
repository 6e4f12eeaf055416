-- Orders are business records: they outlive the account, with the name and address of the customer at that time. The
-- database keeps them, so a deletion by the release before this one does as well.
alter table customer_order add column customer_name text not null default '';
alter table customer_order add column customer_address text not null default '';
alter table customer_order add column customer_country_id integer;

create function order_customer(of_account integer, out name text, out address text, out country_id integer)
language sql stable as $$
  select coalesce(nullif(trim(name || ' ' || last_name), ''), email),
    concat_ws(', ', nullif(address, ''), nullif(zip_code, ''), nullif(city_name, ''), nullif(state, '')), country_id
  from account where id = of_account
$$;

update customer_order set (customer_name, customer_address, customer_country_id) =
  (select c.name, c.address, c.country_id from order_customer(account_id) as c);

create function note_order_customer() returns trigger language plpgsql as $$
begin
  if new.account_id is not null and new.customer_name = '' then
    select c.name, c.address, c.country_id into new.customer_name, new.customer_address, new.customer_country_id
    from order_customer(new.account_id) as c;
  end if;
  return new;
end
$$;
create trigger order_customer_noted before insert on customer_order
  for each row execute function note_order_customer();

-- Somebody who gave no address until the order was made has it from the profile.
create function keep_order_address() returns trigger language plpgsql as $$
begin
  update customer_order set (customer_address, customer_country_id) =
    (select c.address, c.country_id from order_customer(old.id) as c)
  where account_id = old.id and customer_address = '';
  return old;
end
$$;
create trigger order_address_kept before delete on account for each row execute function keep_order_address();

alter table customer_order alter column account_id drop not null;
alter table customer_order drop constraint customer_order_account_id_fkey;
alter table customer_order add constraint customer_order_account_id_fkey
  foreign key (account_id) references account on delete set null;
create index customer_order_without_account on customer_order (id) where account_id is null;

-- A status that ends an order: customers with other orders are told of them before they delete their account.
alter table order_status add column ends boolean not null default false;
update order_status set ends = true where name in ('Delivered', 'Cancelled');
