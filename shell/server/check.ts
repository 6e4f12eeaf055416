import { readFile } from 'node:fs/promises'
import { type Finding, forwardedFinding, isPublicOrigin, printFindings, writableFolder } from '@brightfill/shared/node'
import { Apis } from './apis/Apis'
import { Registry } from './releases/Registry'
import { readSettings, type Settings } from './settings'

/** Reads every variable, reaches what the composition server depends on, and prints what it found. */
export async function check(env: NodeJS.ProcessEnv): Promise<void> {
  if (!printFindings('shell', await look(env))) process.exitCode = 1
}

async function look(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let settings: Settings
  try {
    settings = readSettings(env)
  } catch (error) {
    return [{ what: 'variables', ok: false, found: (error as Error).message }]
  }
  const { publicOrigin, development, metricsToken, trustProxy, apiOrigins } = settings
  return [
    { what: 'variables', ok: true, found: 'all valid' },
    { what: 'PUBLIC_ORIGIN', ok: development || isPublicOrigin(publicOrigin), found: publicOrigin },
    { what: 'TRUST_PROXY', ok: true, found: trustProxy.join(',') },
    ...(await forwardedFinding(settings.port)),
    { what: 'METRICS_TOKEN', ok: true, found: metricsToken ? 'set' : 'unset: only this machine reads /metrics' },
    ...(await Promise.all(apiOrigins.map((origin) => api(origin, settings)))),
    await writableFolder('releases', settings.releasesDir),
    await teamKeys(settings),
  ]
}

async function api(origin: string, { shellKey, largestArchive }: Settings): Promise<Finding> {
  try {
    const { ok, status } = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) })
    if (!ok) return { what: 'api', ok, found: `${origin} is not ready (${status})` }
    // A release that cannot exist: the registry says so to callers with the key, and refuses all others.
    const registry = new Registry({ apis: new Apis([origin], shellKey), server: 'check', largestArchive })
    await registry.archive('shell', '000000000000', false)
    return { what: 'api', ok, found: `${origin} is ready and knows SHELL_KEY` }
  } catch (error) {
    return { what: 'api', ok: false, found: `${origin}: ${(error as Error).message}` }
  }
}

async function teamKeys({ teamKeys: file }: Settings): Promise<Finding> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const names = new Set(Array.from(text.matchAll(/^\s*(\S+)/gm), ([, name]) => name))
  return { what: 'TEAM_KEYS', ok: names.has('shell'), found: `${file}: ${[...names].join(', ') || 'no key'}` }
}
