-- Machines are found by manufacturer, condition and output too. What is saved from now on gets them from the api (madeOf.ts); this adds them to
-- what is there, with the same rules.
alter table filter_option drop constraint filter_option_kind_check;
alter table filter_option add constraint filter_option_kind_check
  check (kind in ('category', 'bottles', 'beverage', 'manufacturer', 'condition'));

alter table product_filter
  -- Ids of options; null where the machine says nothing.
  add column manufacturer integer,
  add column condition integer,
  -- In an hour, of whatever the machine makes.
  add column output integer;

-- Options that were restored with their ids may be ahead of it.
select setval(pg_get_serial_sequence('filter_option', 'id'), max(id)) from filter_option;
insert into filter_option (kind, name)
select distinct 'manufacturer', trim(manufacturer) from machine where trim(manufacturer) <> ''
union select distinct 'condition', trim(split_part(condition_note, ',', 1)) from machine where trim(split_part(condition_note, ',', 1)) <> '';

update product_filter set
  manufacturer = (select id from filter_option where kind = 'manufacturer' and name = trim(machine.manufacturer)),
  condition = (select id from filter_option where kind = 'condition' and name = trim(split_part(condition_note, ',', 1))),
  output = (
    select replace(found[1], ',', '')::int * case found[2] when 'min' then 60 else 1 end
    from regexp_match(capacity, '^(\d[\d,]{0,8}) [a-z]+/(h|min)$') as found)
from machine where machine.id = machine_id;

-- With all that is counted by in them, these answer a count without a look at the rows.
drop index product_filter_facet;
drop index product_filter_price;
drop index product_filter_year;
create index product_filter_facet on product_filter (facet_id, manufacturer, condition);
create index product_filter_manufacturer on product_filter (manufacturer, condition, facet_id);
create index product_filter_condition on product_filter (condition, facet_id);
create index product_filter_price on product_filter (price) include (facet_id, manufacturer, condition) where price is not null;
create index product_filter_year on product_filter (year) include (facet_id, manufacturer, condition) where year is not null;
create index product_filter_output on product_filter (output) include (facet_id, manufacturer, condition) where output is not null;
