import os from 'node:os'
import path from 'node:path'
import { PORT } from '../site'

/** Where visitors of the matrix go: the fault proxy, beside the site's own port. */
export const FRONT_PORT = PORT + 1
export const frontOrigin = `http://localhost:${FRONT_PORT}`
/** Tells the faulty releases what is wrong with them on the server. */
export const faultFile = path.join(os.tmpdir(), `brightfill-e2e-${PORT}`, 'fault.json')
