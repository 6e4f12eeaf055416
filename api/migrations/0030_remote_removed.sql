-- A remote can be taken out of the site.
alter table activation drop constraint activation_action_check;
alter table activation
  add constraint activation_action_check
  check (
    action in (
      'activate', 'rollback', 'canary', 'withdraw', 'remove', 'publish', 'delete', 'refuse', 'create-key', 'end-key'
    )
  );
