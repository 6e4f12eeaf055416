import { Registry } from '@brightfill/shared/registry'
import { withMachines } from '../../api/tooling/largeContent.mjs'
import { platformKey } from '../../shared/tooling/releases/registry.mjs'

const MACHINES = 500
const ADDRESS = '/api/office/content'

/**
 * Not an attack, but what the platform team does while visitors ask: it imports a content file, again and again.
 * @param {string} origin
 * @param {string} dataDir
 */
export async function importContent(origin, dataDir) {
  const site = new Registry(platformKey({ DATA_DIR: dataDir }), origin)
  const content = withMachines(await site.call('GET', ADDRESS), MACHINES)
  for (;;) await site.post(ADDRESS, content)
}
