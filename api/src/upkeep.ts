import { Repeated } from '@brightfill/shared/node'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiMetrics } from './metrics/ApiMetrics'
import type { Repos } from './repos'
import type { Settings } from './settings'

const FIRST = 60_000
const EVERY = 15 * 60_000

/** Keeps upkeep running until it is stopped. */
export function startUpkeep(
  repos: Repos,
  { enquiryDays }: Pick<Settings, 'enquiryDays'>,
  { log, metrics }: { log: FastifyBaseLogger; metrics: Pick<ApiMetrics, 'job'> },
) {
  const run = () =>
    metrics
      .job('upkeep', () => upkeep(repos, enquiryDays))
      .catch((error: unknown) => log.warn({ err: error }, 'upkeep was put off'))
  const runs = new Repeated(run, EVERY)
  runs.start()
  // Soon after the start as well: an api that starts often would never get to it.
  const first = setTimeout(() => runs.look(), FIRST).unref()
  return {
    stop() {
      clearTimeout(first)
      void runs.stop()
    },
  }
}

/**
 * Each step is tried, whatever became of those before it: removes leftovers, enquiries older than configured and
 * orders of deleted accounts (O-70). Renews keys of addresses. Tells staff what is due.
 */
export async function upkeep(repos: Repos, enquiryDays: number): Promise<void> {
  const steps = [
    ...repos.leftovers.removals,
    () => repos.requests.removeOlderThan(enquiryDays),
    () => repos.keptOrders.removeOld(),
    () => repos.accounts.renewKeys(),
    () => repos.announcements.due(),
    () => repos.announcements.maintenance(),
  ]
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${steps.length} steps failed`)
}
