-- The activation log tells everything that was done with releases and deploy keys.
alter table activation drop constraint activation_action_check;
alter table activation
  add constraint activation_action_check
  check (action in ('activate', 'rollback', 'canary', 'withdraw', 'publish', 'delete', 'refuse', 'create-key', 'end-key'));
-- Null where what is live stayed as it was.
alter table activation alter column releases drop not null;
-- The deploy key that did it, or that was made or ended; null for the platform's key and for composition servers.
alter table activation add column key_id integer references deploy_key;
create index activation_key on activation (key_id, at);
-- What was rendered first, and what was skipped.
alter table activation add column smoke text not null default '';

-- Ed25519 over name, id and archive; null for a release that was published before releases were signed.
alter table release add column signature text;

alter table candidate add column skipped jsonb not null default '[]';
