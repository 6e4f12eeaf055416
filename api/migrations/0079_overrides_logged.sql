-- Links to releases that are not live are in the activation log.
alter table activation drop constraint activation_action_check;
alter table activation
  add constraint activation_action_check
  check (
    action in (
      'activate', 'rollback', 'canary', 'withdraw', 'remove', 'publish', 'delete', 'refuse', 'override', 'create-key',
      'end-key'
    )
  );
