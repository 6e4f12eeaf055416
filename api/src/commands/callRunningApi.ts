import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { changeStaff, publishReleases, Registry } from '@brightfill/shared/node'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { BACKUP_ROWS } from '../backup/backup.routes'
import type { Settings } from '../settings'

// Commands of the platform team that call the api running with the same settings on this machine.

const Packed = Type.Array(
  Type.Object({ name: Type.String(), release: Type.String(), file: Type.String(), signature: Type.String() }),
)

/** Publishes the releases that `npm run package` made and makes them live; live ones stay, except with `--all`. */
export async function publish(settings: Settings, words: string[]): Promise<string> {
  const [folder, ...others] = words.filter((word) => word !== '--all')
  if (!folder || others.length > 0) throw new Error('Usage: publish [--all] <folder with releases.json>')
  const list: unknown = JSON.parse(await readFile(path.join(folder, 'releases.json'), 'utf8'))
  if (!Compile(Packed).Check(list)) throw new Error(`${folder}/releases.json was not written by "npm run package"`)
  const { live, notLive } = await publishReleases(
    registryOf(settings),
    list,
    async ({ file, signature }) => ({ archive: await readFile(path.join(folder, path.basename(file))), signature }),
    { replace: words.includes('--all') },
  )
  return [
    ...live.map(({ name, release }) => `${name}: ${release} is live`),
    ...notLive.map(({ name, release }) => `${name}: ${release} was published before and is not live`),
    ...(live.length + notLive.length === 0 ? ['Every release in this folder is already live'] : []),
  ].join('\n')
}

/** Lists the staff. */
export function staff(settings: Settings, words: string[]): Promise<string> {
  return changeStaff(registryOf(settings), words)
}

/** The rows of the embedded database, which only the running api may open. */
export async function readRowsOfRunningApi(settings: Settings): Promise<NodeJS.ReadableStream> {
  const { key, origin } = registryOf(settings)
  const answer = await fetch(`${origin}${BACKUP_ROWS}`, { headers: { authorization: `Bearer ${key}` } })
  if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream)
  throw new Error(`The api at ${origin} refused to export its rows: ${answer.status} ${await answer.text()}`)
}

function registryOf({ platformKey, host, port }: Settings): Registry {
  if (!platformKey) throw new Error('Set PLATFORM_KEY to the value that the api runs with')
  // An api that listens on every address is reached on this machine's own.
  return new Registry(platformKey, `http://${/^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host}:${port}`)
}
