-- A changed e-mail address takes effect when the link mailed to it is opened (change); the former one can take the account back (undo).
alter table mailed_token drop constraint mailed_token_purpose_check;
alter table mailed_token
  add constraint mailed_token_purpose_check check (purpose in ('reset', 'verify', 'change', 'undo'));
-- An address that can still be taken back belongs to nobody else.
create index mailed_token_held on mailed_token (email_key) where purpose = 'undo';

-- Roles stay with confirmed addresses.
update account set role = 'user', may_bypass_maintenance = false where verified_at is null;
