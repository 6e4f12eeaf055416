-- Rows of every table as the first release had them (migrations 0001 to 0004). Never changed: later migrations must carry them on.
insert into setting (name, value) values ('maintenance', 'false');
insert into page (id, url, title, menu_position, meta_title, meta_description, search_text) values (1, '/', 'Home', 1, 'Home', 'All of it', 'home');
insert into section (page_id, key, position, type, fields) values (1, 'slogan', 0, 'slogan', '{"Left text": "Since 1994"}');
insert into site_option (name, value) values ('faq', '{"title": "Questions"}');
insert into article (id, slug, title, content, title_text, search_text, published_at)
values (1, 'first-article', 'First article', '[{"element_type": "p", "text": "Text", "content_field": ""}]', 'first article', 'first article text', '2020-01-02'),
  (2, 'draft-article', 'Draft', '[]', 'draft', 'draft', null);
insert into filter_option (id, kind, name, position) values (1, 'category', 'Fillers', 0), (2, 'bottles', 'Glass', 0), (3, 'beverage', 'Milk', 0), (4, 'beverage', 'Juice', 1);
insert into machine (id, slug, name, model, manufacturer, year, price, images, published_at)
values (1, 'first-machine', 'First machine', 'M-1', 'Maker', 2001, 5000, '["public/a.webp"]', '2020-01-02'),
  (2, 'second-machine', 'Second machine', 'M-2', 'Maker', 2002, null, '[]', '2021-01-02'),
  (3, 'draft-machine', 'Draft machine', 'M-3', 'Maker', null, null, '[]', null);
insert into machine_option (machine_id, option_id) values (1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 4), (3, 1);
insert into product_filter (machine_id, published_at, category, bottles, beverage, price, year, search)
values (1, '2020-01-02', '{1}', '{2}', '{3}', 5000, 2001, array_to_tsvector('{first,machine,m1,maker}')),
  (2, '2021-01-02', '{1}', '{2}', '{4}', null, 2002, array_to_tsvector('{second,machine,m2,maker}'));
insert into search_word (word) values ('first'), ('second'), ('machine'), ('maker'), ('m1'), ('m2');
insert into known_model (manufacturer, model, year) values ('Maker', 'M-1', 2001);
insert into former_slug (kind, slug, target_id) values ('machine', 'machine-of-old', 1);
insert into account (id, email, email_key, name, phone, password_hash, verified_at, country_id)
values (1, 'Ada@previous.example', 'ada@previous.example', 'Ada', '+44 1', 'hash', '2020-01-02', 276);
insert into session (token_hash, account_id, expires_at)
values (encode(sha256('previous-token'), 'hex'), 1, now() + interval '1 day');
insert into mailed_token (token_hash, purpose, account_id, email_key, expires_at) values ('hash', 'verify', 1, 'ada@previous.example', now());
insert into sign_in_failure (email_key, failures, last_at) values ('ada@previous.example', 1, now());
insert into identity (provider, subject, account_id) values ('google', 'ada', 1);
insert into sign_in_journey (state_hash, provider, cookie_hash, nonce, code_verifier, expires_at) values ('s', 'google', 'c', 'n', 'v', now());
insert into wishlist (account_id, machine_id) values (1, 1);
insert into customer_order (id, account_id, status_name) values (10114, 1, 'Shipped');
insert into enquiry (reference, name, company_name, phone, machine_slug) values ('E-2', 'Ada', 'Field', '1', 'first-machine');
insert into sell_request (reference, name, last_name, email, phone, manufacturer, model, year)
values ('S-2', 'Ada', 'Field', 'ada@previous.example', '1', 'Maker', 'M-1', '2001');
insert into outbox (message_id, recipient, subject, text_part, html_part) values ('m', 'ada@previous.example', 'Subject', 'text', '<p>text</p>');
select setval(pg_get_serial_sequence('machine', 'id'), 3), setval(pg_get_serial_sequence('account', 'id'), 1);
