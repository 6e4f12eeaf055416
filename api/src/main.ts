import { FolderInUse } from './database/embedded/dataLock'
import { readSettings, type Settings } from './settings'

type Command = (settings: Settings, words: string[]) => Promise<string>

/** Each prints a line or a table and exits; without a command the api listens. Loaded on demand. */
const commands: Record<string, () => Promise<Command>> = {
  migrate: async () => (await import('./commands/prepare')).migrate,
  seed: async () => (await import('./commands/prepare')).seed,
  backup: async () => (await import('./commands/backup')).backup,
  restore: async () => (await import('./commands/backup')).restore,
  verify: async () => (await import('./commands/backup')).verify,
  publish: async () => (await import('./commands/callRunningApi')).publish,
  staff: async () => (await import('./commands/callRunningApi')).staff,
}

async function main([name, ...words]: string[]) {
  process.umask(0o077)
  if (name === 'check') return (await import('./commands/check')).check(process.env)
  const settings = readSettings(process.env)
  if (name === undefined) return (await import('./commands/serve')).serve(settings)
  const load = commands[name]
  if (!load) throw new Error(`Unknown command "${name}"; choose from check, ${Object.keys(commands).join(', ')}`)
  process.stdout.write(`${await (await load())(settings, words)}\n`)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof FolderInUse) && process.env.LOG_LEVEL === 'debug') throw error
  const said = error instanceof Error ? error.message : String(error)
  process.stderr.write(process.argv[2] ? `${said}\n` : `The api could not start: ${said}\n`)
  process.exit(1)
}
