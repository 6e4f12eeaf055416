import { PORT, siteOf, WORKER } from '../site'

/** The port next to that of the site. */
const frontPort = (sitePort: number) => sitePort + 1

/** The port of the fault proxy, which the visitors of this worker's matrix use. */
export const FRONT_PORT = frontPort(PORT)

export const frontOriginOf = (worker: number) => `http://localhost:${frontPort(siteOf(worker).port)}`
export const frontOrigin = frontOriginOf(WORKER)
