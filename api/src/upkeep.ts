import { Repeated } from '@brightfill/shared/node'
import type { FastifyBaseLogger } from 'fastify'
import type { Repos } from './createRepos'
import type { ApiMetrics } from './metrics/ApiMetrics'
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
      .catch((error: unknown) => log.warn({ err: error }, 'maintenance jobs were postponed'))
  const runs = new Repeated(run, EVERY)
  runs.start()
  // Soon after the start as well, or an api that restarts often would never run it.
  const first = setTimeout(() => runs.look(), FIRST).unref()
  return {
    stop() {
      clearTimeout(first)
      void runs.stop()
    },
  }
}

/**
 * Runs each step even if others fail: removes leftovers, enquiries older than configured, orders of deleted
 * accounts (O-70), sold machines from lists (O-36), and old content from the bin (O-18). Tells staff what is due.
 */
export async function upkeep(repos: Repos, enquiryDays: number): Promise<void> {
  const steps = [
    ...repos.leftovers.removals,
    () => repos.requests.removeOlderThan(enquiryDays),
    () => repos.keptOrders.removeOld(),
    () => repos.soldMachines.unlist(),
    () => repos.drafts.emptyBin(),
    () => repos.announcements.due(),
    () => repos.announcements.maintenance(),
  ]
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${steps.length} steps failed`)
}
