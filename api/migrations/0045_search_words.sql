-- Search finds machines by SKU, capacity, options and specification, and pages by their description. What is saved from now on gets its words
-- from the api (machineWords.ts); this adds them to what is there, with the same rules.
create function machine_words_of(text) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct word) filter (where word <> '' and length(word) <= 100), '{}')
  from regexp_split_to_table($1, '\s+') as part,
    lateral (select regexp_replace(lower(regexp_replace(normalize(part, nfkd), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g') as folded) as f,
    lateral (select unnest(string_to_array(folded, ' ') || replace(folded, ' ', '')) as word) as w
$$;

update product_filter set search = array_to_tsvector(tsvector_to_array(search) || machine_words_of(concat_ws(' ',
  machine.model, machine.sku, regexp_replace(machine.model, '\W', '', 'g'), regexp_replace(machine.sku, '\W', '', 'g'), machine.capacity,
  (select string_agg(name, ' ') from machine_option join filter_option on filter_option.id = option_id where machine_option.machine_id = machine.id),
  (select string_agg(concat_ws(' ', line ->> 'name', line ->> 'value'), ' ')
   from jsonb_path_query(technical_specifications, '$[*].specifications[*]') as line))))
from machine where machine.id = product_filter.machine_id;

insert into search_word (word)
select distinct word from product_filter, unnest(tsvector_to_array(search)) as word
on conflict do nothing;

update page set search_text = trim(search_text || ' '
  || regexp_replace(lower(regexp_replace(normalize(meta_description, nfkd), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'));

drop function machine_words_of;
