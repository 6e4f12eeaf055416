import { Registry } from '@brightfill/shared/registry'
import { withMachines } from '../../api/tooling/largeContent'
import { platformKey } from '../../shared/tooling/releases/registry'

const MACHINES = 500
const ADDRESS = '/api/office/content'

/**
 * Not an attack, but the platform team at work: it imports a content file again and again while visitors use the site.
 */
export async function importContent(origin: string, dataDir: string) {
  const site = new Registry(platformKey({ DATA_DIR: dataDir }), origin)
  const content = withMachines(await site.call('GET', ADDRESS), MACHINES)
  for (;;) await site.post(ADDRESS, content)
}
