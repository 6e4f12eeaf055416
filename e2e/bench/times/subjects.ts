import path from 'node:path'
import { startSite } from '../../startSite'
import { startControl } from '../control/server'
import { startFloor } from '../floor/server'

/** The names of the measured sites, as in the tables. */
export const FEDERATED = 'federated'
export const BELOW = ['one bundle', 'React + router', 'React alone'] as const

/** Starts the site and its comparisons: the same sources as one bundle, and two floors with only the libraries. */
export async function startSubjects(folder: string) {
  const output = (name: string) => path.join(folder, name)
  const site = await startSite({ port: 3370, apiPort: 4370 })
  const { origin } = site
  const others: { stop: () => Promise<void> }[] = []
  const stop = async () => {
    for (const server of [...others, site]) await server.stop()
  }
  const originOf = async <Server extends { origin: string; stop: () => Promise<void> }>(started: Promise<Server>) => {
    const server = await started
    others.push(server)
    return server.origin
  }
  try {
    return {
      place: site,
      origins: {
        [FEDERATED]: origin,
        'one bundle': await originOf(startControl({ origin, port: 3371, output: output('control') })),
        'React + router': await originOf(startFloor({ name: 'router', port: 3372, output: output('router') })),
        'React alone': await originOf(startFloor({ name: 'react', port: 3373, output: output('react') })),
      } as Record<typeof FEDERATED | (typeof BELOW)[number], string>,
      stop,
    }
  } catch (error) {
    await stop() // a build failed
    throw error
  }
}
