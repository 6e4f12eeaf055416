import type { FastifyBaseLogger } from 'fastify'
import type { Repos } from './repos'
import type { Settings } from './settings'

const EVERY = 15 * 60_000

/** Removes what nobody needs any more: expired sessions and links, sent mails, enquiries older than configured. */
export function startUpkeep(repos: Repos, { enquiryDays }: Pick<Settings, 'enquiryDays'>, log: FastifyBaseLogger) {
  async function run() {
    await repos.sessions.removeExpired()
    await repos.tokens.removeExpired()
    await repos.failures.removeOld()
    await repos.outbox.removeOld()
    await repos.requests.removeOlderThan(enquiryDays)
    await repos.candidates.removeOld()
  }
  const timer = setInterval(() => run().catch((error: unknown) => log.warn({ err: error }, 'upkeep was put off')), EVERY)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
