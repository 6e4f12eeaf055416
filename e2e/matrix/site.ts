import path from 'node:path'
import { PORT, siteOf, WORKER } from '../site'

/** The port next to that of the site. */
const frontPort = (sitePort: number) => sitePort + 1

/** The port of the fault proxy, which the visitors of this worker's matrix use. */
export const FRONT_PORT = frontPort(PORT)

export function matrixSite(worker: number) {
  const { port, folder } = siteOf(worker)
  return {
    frontOrigin: `http://localhost:${frontPort(port)}`,
    /** The file that tells the faulty releases which fault to show on the server. */
    faultFile: path.join(folder, 'fault.json'),
  }
}

export const { frontOrigin, faultFile } = matrixSite(WORKER)
