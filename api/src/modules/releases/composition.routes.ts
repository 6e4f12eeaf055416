import { releaseCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Activations } from './Activations'
import type { CandidatesRepo } from './candidates.repo'
import type { LiveRepo } from './live.repo'
import type { ReleasesRepo } from './releases.repo'

export interface CompositionRoutesOptions {
  releases: ReleasesRepo
  live: LiveRepo
  candidates: CandidatesRepo
  activations: Activations
}

/** The registry's calls for composition servers. */
export function compositionRoutes(
  app: FastifyInstance,
  { releases, live, candidates, activations }: CompositionRoutesOptions,
) {
  mount(
    app,
    releaseCalls.pollLive,
    async ({ body: { server, composition } }) => {
      await candidates.seen(server, composition)
      const [now, waiting, content_version] = await Promise.all([
        live.read(),
        candidates.waiting(),
        candidates.contentVersion(),
      ])
      return {
        result: YES,
        version: now.version,
        live: now.releases,
        canary: now.canary,
        candidates: waiting,
        content_version,
      }
    },
    { quiet: true },
  )

  mount(app, releaseCalls.archive, async ({ params: { name, release }, reply }) => {
    const archive = await releases.archive(name, release)
    if (!archive) throw notFound(`There is no release ${name}@${release}`)
    reply.header('ETag', `"${release}"`)
    return archive
  })

  mount(app, releaseCalls.reportCandidate, async ({ params, body }) => {
    if (!(await candidates.report(params.id, body))) throw notFound('There is no such candidate')
    return { result: YES }
  })

  mount(app, releaseCalls.withdrawCanary, async ({ body: { name, release, reason, numbers } }) => {
    const counted = `${reason}; canary ${numbers.canary.errors} of ${numbers.canary.views}, live ${numbers.stable.errors} of ${numbers.stable.views}`
    return {
      result: YES,
      withdrawn: await activations.withdraw({ name, release, reason: counted, by: 'composition server' }),
    }
  })
}
