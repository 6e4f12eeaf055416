import { command } from './command.mjs'
import { platformKey, Registry } from './releases/registry.mjs'

// npm run staff -- grant|revoke <email> <role>: who belongs to the staff, for the platform team.

/** @type {Record<string, string>} */
const calls = { grant: '/api/staff/roles', revoke: '/api/staff/roles/revoke' }

await command(async ([action = '', email, role]) => {
  const address = calls[action]
  if (!address || !email || !role)
    throw new Error('Usage: npm run staff -- grant|revoke <email> <role>; roles are editor, sales, admin')
  await new Registry(platformKey()).post(address, { email, role })
  console.log(action === 'grant' ? `${email} has the role ${role}` : `${email} has no role any more`)
})
