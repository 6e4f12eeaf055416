-- Lists of the office find a telephone number however it is typed: these have the digits alone (searchWords.ts).
create index account_digits on account using gin (regexp_replace(phone, '[^0-9]+', '', 'g') gin_trgm_ops);
create index thread_digits on thread using gin (regexp_replace(search, '[^0-9]+', '', 'g') gin_trgm_ops);
