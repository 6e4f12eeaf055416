import { withMachines } from '../../api/tooling/largeContent.mjs'
import { platformKey } from '../../shared/tooling/releases/registry.mjs'

const MACHINES = 500

/**
 * Not an attack, but what the platform team does while visitors ask: it imports a content file, again and again.
 * @param {string} origin
 * @param {string} dataDir
 */
export async function importContent(origin, dataDir) {
  const headers = { authorization: `Bearer ${platformKey({ DATA_DIR: dataDir })}`, 'content-type': 'application/json' }
  const address = `${origin}/api/office/content`
  const read = await fetch(address, { headers, signal: AbortSignal.timeout(30_000) })
  const body = JSON.stringify(withMachines(await read.json(), MACHINES))
  for (;;) {
    const { status } = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(60_000) })
    if (status !== 200) throw new Error(`The import was answered with ${status}`)
  }
}
