import { command } from '../../shared/tooling/command.mjs'
import { staffCall } from './staffCall.mjs'

// npm run maintenance -- on|off

await command(async ([wanted]) => {
  if (wanted !== 'on' && wanted !== 'off') throw new Error('Say "on" or "off"')
  await staffCall('/api/staff/maintenance', { body: { on: wanted === 'on' } })
  console.log(`Maintenance is ${wanted}`)
})
