import path from 'node:path'
import { startSite } from '../../startSite.mjs'
import { startControl } from '../control/server.mjs'
import { startFloor } from '../floor/server.mjs'

/** The names of what is measured, as the tables print them. */
export const FEDERATED = 'federated'
export const BELOW = /** @type {const} */ (['one bundle', 'React + router', 'React alone'])

/**
 * Starts the site and what it is compared with: the same sources as one bundle, and two floors that have the libraries
 * only.
 * @param {string} folder
 */
export async function startSubjects(folder) {
  const output = (/** @type {string} */ name) => path.join(folder, name)
  const site = await startSite({ port: 3370, apiPort: 4370 })
  const { origin } = site
  /** @type {{ stop: () => Promise<void> }[]} */
  const others = []
  const stop = async () => {
    for (const server of [...others, site]) await server.stop()
  }
  /**
   * @template {{ origin: string, stop: () => Promise<void> }} Server
   * @param {Promise<Server>} started
   */
  const originOf = async (started) => {
    const server = await started
    others.push(server)
    return server.origin
  }
  try {
    return {
      place: site,
      /** @type {Record<typeof FEDERATED | (typeof BELOW)[number], string>} */
      origins: {
        [FEDERATED]: origin,
        'one bundle': await originOf(startControl({ origin, port: 3371, output: output('control') })),
        'React + router': await originOf(startFloor({ name: 'router', port: 3372, output: output('router') })),
        'React alone': await originOf(startFloor({ name: 'react', port: 3373, output: output('react') })),
      },
      stop,
    }
  } catch (error) {
    await stop() // a build failed
    throw error
  }
}
