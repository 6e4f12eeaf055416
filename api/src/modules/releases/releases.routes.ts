import { releaseCalls, SHELL } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { YES } from '../../http/flags'
import { HttpProblem, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { ReleaseLimits } from '../../settings'
import type { Activations } from './Activations'
import type { DeployKeysRepo } from './deployKeys.repo'
import { contest, isShell } from './fits'
import type { LiveRepo } from './live.repo'
import { readRelease } from './readRelease'
import { conflict, refused } from './refused'
import type { ReleasesRepo } from './releases.repo'

export interface ReleaseRoutesOptions {
  releases: ReleasesRepo
  live: LiveRepo
  deployKeys: DeployKeysRepo
  activations: Activations
  limits: ReleaseLimits
}

// Words in the place of a name in the addresses of other calls.
const notNames = new Set(['activate', 'canary', 'candidates', 'keys', 'live'])

/** The registry's calls for teams and the platform. */
export function releaseRoutes(
  app: FastifyInstance,
  { releases, live, deployKeys, activations, limits }: ReleaseRoutesOptions,
) {
  mount(
    app,
    releaseCalls.publishRelease,
    async ({ params: { name }, request, reply }) => {
      const by = await deployer(request, [name])
      const archive = request.body as Buffer // mount lets nothing else through
      const { face, digest } = await readRelease(archive, name, limits)
      if (!isShell(face)) await refuseTakenRoutes(face)
      const known = await releases.add({ face, digest, archive, publishedBy: by })
      if (known !== undefined && known !== digest)
        throw conflict(`${name}@${face.release} was published before with other files`)
      if (known !== undefined) reply.code(200)
      else await releases.removeOld() // a new one makes room for itself
      return { result: YES, name, release: face.release, size: archive.length }
    },
    { uploadLimit: limits.archive },
  )

  /** A team hears of a route that is another's before it activates anything. */
  async function refuseTakenRoutes(face: Parameters<typeof contest>[0]) {
    const { [face.name]: _, [SHELL]: __, ...others } = (await live.read()).releases
    for (const other of await releases.faces(others)) {
      const problem = isShell(other) ? undefined : contest(face, other)
      if (problem) throw refused(problem)
    }
  }

  mount(app, releaseCalls.releases, async ({ query }) => {
    const [{ version }, data] = await Promise.all([live.read(), releases.list(query.name)])
    return { result: YES, version, data }
  })

  mount(app, releaseCalls.activate, async ({ body, request }) => {
    const by = await deployer(request, Object.keys(body.releases))
    return activations.activate(body.releases, { by, expectedVersion: body.expected_version })
  })

  mount(app, releaseCalls.rollBack, async ({ params: { name }, body, request }) => {
    const by = await deployer(request, [name])
    return activations.rollBack(name, { to: body.to, by })
  })

  mount(app, releaseCalls.canary, async ({ params: { name }, body, request }) => {
    const by = await deployer(request, [name])
    return activations.canary(name, { ...body, by })
  })

  mount(app, releaseCalls.createKey, async ({ body: { name, label } }) => {
    if (notNames.has(name)) throw refused(`"${name}" cannot be the name of a deployable`)
    return { result: YES, ...(await deployKeys.create(name, label)) }
  })

  mount(app, releaseCalls.keys, async () => ({ result: YES, data: await deployKeys.list() }))

  mount(app, releaseCalls.revokeKey, async ({ params }) => {
    if (!(await deployKeys.revoke(Number(params.id)))) throw notFound('There is no such key')
    return { result: YES }
  })
}

/**
 * The key's label and the address the call came from, for the log of activations.
 * @throws HttpProblem 401 without a key, 403 when it is for another deployable
 */
async function deployer(request: FastifyRequest, names: string[]): Promise<string> {
  const owner = await request.requireKey('deploy')
  const other = names.find((name) => owner.deployable !== undefined && owner.deployable !== name)
  if (other === undefined) return `${owner.label} from ${request.ip}`
  throw new HttpProblem(403, {
    code: 'forbidden',
    message: `The deploy key "${owner.label}" is for ${owner.deployable}, not for ${other}`,
  })
}
