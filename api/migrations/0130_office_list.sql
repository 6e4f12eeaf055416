-- The office's search and filter values of machines, in the order of its list. 100,000 machines are read from the index
-- alone in a few milliseconds, even for one letter or a word in all of them, for which a trigram index had to read all
-- rows. An index holds 2,700 bytes of a row.
alter table machine add column office_words text
  generated always as (left(lower(name || ' ' || model || ' ' || sku || ' ' || manufacturer), 600)) stored;
create index machine_office_list on machine (updated_at, id) include (office_words, published_at, selling_state, price)
  where deleted_at is null;
drop index if exists machine_by_change;
drop index if exists machine_office_words;
