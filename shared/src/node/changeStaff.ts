import type { Registry } from './Registry'

const calls: Record<string, string> = { grant: '/api/staff/roles', revoke: '/api/staff/roles/revoke' }

/**
 * Grants or revokes a role of staff, for the platform team.
 * @param registry with the platform key
 * @param words `grant` or `revoke`, an e-mail address, a role
 * @returns a line to print
 * @throws Error with one line for words that are missing, and with what the api refuses
 */
export async function changeStaff(registry: Registry, [action = '', email, role]: string[]): Promise<string> {
  const address = calls[action]
  if (!address || !email || !role) throw new Error('Usage: staff grant|revoke <email> <role>')
  await registry.post(address, { email, role })
  return action === 'grant' ? `${email} has the role ${role}` : `${email} no longer has the role ${role}`
}
