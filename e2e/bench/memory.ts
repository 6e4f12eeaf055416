import { startSite } from '../startSite'
import { benchPages } from './pages'
import { family, programOf, residentKilobytes } from './processes'

// Resident memory of all processes of `npm start` after a page of each remote has been rendered. Linux only (/proc).

const site = await startSite({ port: 3392, apiPort: 4392 })
try {
  for (const { path: address } of await benchPages(site.origin)) {
    const { ok, status } = await fetch(`${site.origin}${address}`, { signal: AbortSignal.timeout(30_000) })
    if (!ok) throw new Error(`${address} answered ${status}`)
  }
  const rows = family(site.pid).map((pid) => ({ program: programOf(pid), megabytes: residentKilobytes(pid) / 1024 }))
  const together = { program: 'together', megabytes: rows.reduce((sum, { megabytes }) => sum + megabytes, 0) }
  for (const { program, megabytes } of [...rows, together])
    console.log(`${megabytes.toFixed(0).padStart(5)} MB  ${program}`)
} finally {
  await site.stop()
}
