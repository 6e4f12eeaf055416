import { setTimeout as wait } from 'node:timers/promises'
import { Registry } from '@brightfill/shared/registry'
import { platformKey } from '../shared/tooling/releases/registry'

const SHOWN_WITHIN = 20_000
/** Milliseconds. Each look is a render more, on a machine that may be busy with the release. */
const LOOK_EVERY = 250

/** A client of a running site's registry with the platform team's key. */
export function siteRegistry({ apiPort, dataDir }: { apiPort: number; dataDir: string }) {
  return new Registry(platformKey({ DATA_DIR: dataDir }), `http://127.0.0.1:${apiPort}`)
}

/** Waits until new visitors get the release. */
export async function untilShown(origin: string, name: string, release: string) {
  const end = Date.now() + SHOWN_WITHIN
  while (Date.now() < end) {
    if (await isShown(origin, release)) return
    await wait(LOOK_EVERY)
  }
  throw new Error(`The site does not show ${name}@${release}`)
}

/** Whether new visitors get the release. Every document carries the composition, even for an unknown address. */
export async function isShown(origin: string, release: string) {
  // The server may close a kept connection at this moment; the waiting caller asks again.
  const html = await fetch(`${origin}/nowhere-${Date.now()}`, { signal: AbortSignal.timeout(SHOWN_WITHIN) }).then(
    (answer) => answer.text(),
    () => '',
  )
  return html.includes(`"release":"${release}"`)
}
