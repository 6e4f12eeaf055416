export {
  holdsRole,
  may,
  type Permission,
  permissions,
  roles,
  rolesWith,
  type StaffRole,
  staffRoles,
} from './roles'
