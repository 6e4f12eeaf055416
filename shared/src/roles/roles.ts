// The only list of roles: calls, pages and queries check a permission, never a role. It follows the table in
// docs/requirements/office.md.

/** Rights of staff. Actions open to all of them, such as setting a second factor, need no permission. */
export const permissions = [
  /** Pages, menu and site options. */
  'pages.read',
  'pages.write',
  'articles.read',
  'articles.write',
  'media.write',
  /** Machines and the lists of the catalogue, without prices and selling states. */
  'machines.write',
  'prices.write',
  /** Enquiries and offers. */
  'enquiries.write',
  'customers.write',
  'orders.write',
  /** All content as one file, with the prices of machines. */
  'content.read',
  'content.write',
  'staff.write',
  /** Other people's actions; everyone reads their own. */
  'activity.read',
  'maintenance.write',
  'releases.write',
] as const
export type Permission = (typeof permissions)[number]

/** The roles of staff, those with fewer permissions first. */
export const staffRoles = ['editor', 'sales', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

export const roles: Record<StaffRole, readonly Permission[]> = {
  editor: [
    'pages.read',
    'pages.write',
    'articles.read',
    'articles.write',
    'media.write',
    'machines.write',
    'content.read',
  ],
  sales: [
    'pages.read',
    'articles.read',
    'media.write',
    'machines.write',
    'prices.write',
    'enquiries.write',
    'customers.write',
    'orders.write',
  ],
  admin: permissions,
}

/** A person with the roles they hold; customers hold none. */
interface Person {
  readonly roles: readonly StaffRole[]
}

/** Whether one of a person's roles has the permission; without a permission, whether the person is staff. */
export function may(person: Person, permission: Permission | undefined): boolean {
  // The shell may be older than a role that the api names.
  return permission ? person.roles.some((role) => roles[role]?.includes(permission)) : person.roles.length > 0
}

/** The roles with a permission; all of them without one. For queries, and for words on screen. */
export function rolesWith(permission: Permission | undefined): StaffRole[] {
  return staffRoles.filter((role) => may({ roles: [role] }, permission))
}

/** Whether a person may do everything that a role may: customers and staff are users, admins hold every role. */
export function holdsRole(person: Person, wanted: string): boolean {
  const role = staffRoles.find((name) => name === wanted)
  return role ? roles[role].every((permission) => may(person, permission)) : wanted === 'user'
}
