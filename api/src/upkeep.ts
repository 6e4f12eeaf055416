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
 * Removes expired sessions, links and sign-ins that were not finished, sent mails, enquiries older than configured
 * and what an import prepared whose process ended. Tells staff what is due.
 */
export async function upkeep(repos: Repos, enquiryDays: number): Promise<void> {
  await repos.sessions.removeExpired()
  await repos.officeSessions.removeExpired()
  await repos.tokens.removeExpired()
  await repos.journeys.removeExpired()
  await repos.unfinished.removeExpired()
  await repos.signInAttempts.removeOld()
  await repos.outbox.removeOld()
  await repos.sharedBudgets.removeOld()
  await repos.requests.removeOlderThan(enquiryDays)
  await repos.threads.forgetChanges()
  await repos.announcements.due()
  await repos.candidates.removeOld()
  await repos.figures.removeOld()
  await repos.imports.cleanUp()
}
