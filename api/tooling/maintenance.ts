import { parseArgs } from 'node:util'
import { Registry } from '@brightfill/shared/registry'
import { command } from '../../shared/tooling/command.mjs'
import { platformKey } from '../../shared/tooling/releases/registry'

// npm run maintenance -- on|off [--note <text for visitors>] [--until 2026-11-22T18:30]

await command(async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { note: { type: 'string' }, until: { type: 'string' } },
  })
  const [wanted] = positionals
  if (wanted !== 'on' && wanted !== 'off') throw new Error('Usage: npm run maintenance -- on|off')
  const { note, until } = values
  const end = until === undefined ? undefined : new Date(until)
  if (end && Number.isNaN(end.getTime())) throw new Error('--until is a time such as 2026-11-22T18:30')
  const body = { on: wanted === 'on', note, until: end?.toISOString() }
  await new Registry(platformKey()).post('/api/office/maintenance', body)
  console.log(`Maintenance is ${wanted}`)
})
