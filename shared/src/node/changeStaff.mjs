/** @type {Record<string, string>} */
const calls = { grant: '/api/staff/roles', revoke: '/api/staff/roles/revoke' }

/**
 * Says who belongs to the staff, for the platform team.
 * @param {import('./Registry.mjs').Registry} registry with the platform key
 * @param {string[]} words `grant` or `revoke`, an e-mail address, a role
 * @returns {Promise<string>} a line to print
 * @throws Error with one line for words that are missing, and with what the api refuses
 */
export async function changeStaff(registry, [action = '', email, role]) {
  const address = calls[action]
  if (!address || !email || !role)
    throw new Error('Usage: staff grant|revoke <email> <role>; roles are editor, sales, admin')
  await registry.post(address, { email, role })
  return action === 'grant' ? `${email} has the role ${role}` : `${email} does not have the role ${role} any more`
}
