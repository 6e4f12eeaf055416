import { staffCall } from './staffCall.mjs'

// npm run maintenance -- on|off

const [, , wanted] = process.argv
try {
  if (wanted !== 'on' && wanted !== 'off') throw new Error('Say "on" or "off"')
  await staffCall('/api/staff/maintenance', { body: { on: wanted === 'on' } })
  console.log(`Maintenance is ${wanted}`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
