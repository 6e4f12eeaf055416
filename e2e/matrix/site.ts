import path from 'node:path'
import { PORT, siteOf, WORKER } from '../site'

/** Beside the port of its site. */
const frontPort = (sitePort: number) => sitePort + 1

/** Where visitors of a worker's matrix go: the fault proxy. */
export const FRONT_PORT = frontPort(PORT)

export function matrixSite(worker: number) {
  const { port, folder } = siteOf(worker)
  return {
    frontOrigin: `http://localhost:${frontPort(port)}`,
    /** Tells the faulty releases what is wrong with them on the server. */
    faultFile: path.join(folder, 'fault.json'),
  }
}

export const { frontOrigin, faultFile } = matrixSite(WORKER)
