-- An output is read in more of the ways people write it, such as "25 m³/h per circuit" (madeOf.ts). What is saved from
-- now on gets it from the api; this adds it to what is there.
update product_filter set output = made.output
from (
  select id, replace(found[1], ',', '')::bigint * case when found[2] ilike 'm%' then 60 else 1 end as output
  from machine, regexp_match(
    capacity,
    '(?i)^\s*(\d[\d,]{0,8}) ?[[:alpha:] ]+[²³23]? ?(?:/| per ) ?(h|hours?|min|minutes?)\y'
  ) as found
) as made
where made.id = machine_id and product_filter.output is null and made.output <= 2147483647;
