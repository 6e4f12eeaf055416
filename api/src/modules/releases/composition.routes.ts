import { releaseCalls, SIGNATURE_HEADER } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'

const COMPOSITION_SERVER = { label: 'composition server' }

/** The registry's calls for composition servers. */
export function compositionRoutes(
  app: FastifyInstance,
  { releases, live, candidates, figures, activations, releaseLog }: Parts,
) {
  mount(app, releaseCalls.pollLive, async ({ body: { server, composition, trial } }) => {
    await candidates.seen(server, { composition, trial })
    const [{ releases: shown, ...now }, waiting, content_version] = await Promise.all([
      live.read(),
      candidates.waiting(),
      candidates.contentVersion(),
    ])
    return { result: YES, ...now, live: shown, candidates: waiting, content_version }
  })

  mount(app, releaseCalls.reportFigures, async ({ body }) => {
    await figures.keep(body)
    return { result: YES }
  })

  mount(app, releaseCalls.archive, async ({ params: { name, release }, query: { shown }, reply }) => {
    const stored = await releases.archive(name, release)
    if (!stored || (shown && !(await releases.wasShown(name, release))))
      throw notFound(`There is no release ${name}@${release}`)
    reply.header('ETag', `"${release}"`)
    if (stored.signature) reply.header(SIGNATURE_HEADER, stored.signature)
    return stored.archive
  })

  mount(app, releaseCalls.reportCandidate, async ({ params, body }) => {
    if (!(await candidates.report(params.id, body))) throw notFound('This candidate does not exist')
    return { result: YES }
  })

  mount(app, releaseCalls.refuseRelease, async ({ params: { name, release }, body: { reason } }) => {
    const [row] = await releases.list(name, release)
    if (!row) throw notFound(`There is no release ${name}@${release}`)
    // Each server refuses it, and again after each start.
    if (row.refused?.reason !== reason)
      await releaseLog.write(COMPOSITION_SERVER, { action: 'refuse', changes: { [name]: release }, reason })
    return { result: YES }
  })

  mount(app, releaseCalls.withdrawCanary, async ({ body: { name, release, reason, numbers } }) => {
    const counted = `${reason}; canary ${numbers.canary.errors} of ${numbers.canary.views}, live ${numbers.stable.errors} of ${numbers.stable.views}`
    return {
      result: YES,
      withdrawn: await activations.withdraw({ name, release, reason: counted, by: COMPOSITION_SERVER }),
    }
  })
}
