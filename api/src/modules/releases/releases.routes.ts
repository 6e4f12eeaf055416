import { KEPT_DAYS } from '@brightfill/shared/constants'
import { type Call, type LogAction, releaseCalls, SHELL } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReleaseFace } from '../../database/tables'
import { YES } from '../../http/flags'
import { conflict, forbidden, notFound } from '../../http/HttpProblem'
import type { KeyOwner } from '../../http/keys'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { notChecked } from './Activations'
import { contest, isShell } from './fits'
import { readRelease } from './readRelease'
import { refused } from './refused'
import type { Actor } from './releaseLog.repo'

const dayAgo = () => new Date(Date.now() - 24 * 3_600_000)

/**
 * Reserved words: other calls have them in place of a name, and one is a property of every object. A deployable with
 * such a name could not be activated.
 */
const words = Object.values<Call>(releaseCalls).flatMap(({ path }) => path.split('/')[3] ?? [])
const notNames = new Set(['constructor', ...words])

function refuseName(name: string) {
  if (notNames.has(name)) throw refused(`"${name}" cannot be the name of a deployable`)
}

/** The registry's calls for teams and the platform. */
export function releaseRoutes(app: FastifyInstance, parts: Parts) {
  const { releases, live, deployKeys, releaseLog, activations, overrides, releaseLimits: limits } = parts

  mount(
    app,
    releaseCalls.publishRelease,
    async ({ caller, params: { name }, query: { signature, skipped }, request, reply }) => {
      refuseName(name)
      const by = deployer(caller, request, [name])
      if (!signature) throw refused('The release is not signed; npm run release signs it with the team’s signing key')
      const archive = request.body as Buffer // mount accepts nothing else
      await refuseTooMany(by, name, archive.length)
      const { face, digest } = await readRelease(archive, name, limits)
      if (!isShell(face)) await refuseTakenRoutes(face)
      const former = await releaseLog.digestOf(name, face.release)
      if (former !== undefined && former !== digest) throw otherFiles(face)
      const known = await releases.add({ face, digest, archive, signature, by, smoke: notChecked(skipped) })
      if (known !== undefined && known !== digest) throw otherFiles(face)
      if (known !== undefined) reply.code(200)
      else await releases.removeOld() // to make room
      return { result: YES, name, release: face.release, size: archive.length }
    },
    { uploadLimit: limits.archive },
  )

  /** A leaked key or a looping pipeline must not fill the database. */
  async function refuseTooMany({ keyId }: Actor, name: string, size: number) {
    const published = keyId === undefined ? 0 : await releaseLog.count(keyId, ['publish'], dayAgo())
    if (published >= limits.daily)
      throw refused(`Key ${keyId} has published ${published} releases in 24 hours; ${limits.daily} are allowed`)
    const kept = await releases.sizeOf(name)
    if (kept + size <= limits.kept) return
    const [has, allowed] = [kept, limits.kept].map((bytes) => Math.ceil(bytes / 1024 / 1024))
    throw refused(
      `The stored releases of ${name} take up ${has} MB, and ${allowed} MB are allowed; npm run releases -- delete ${name} <release> makes room`,
    )
  }

  /** Each adds a line to the permanent log. Rendering already limits activations and rollbacks. */
  async function refuseTooManyTrials({ keyId }: Actor) {
    const tried = keyId === undefined ? 0 : await releaseLog.count(keyId, ['canary', 'override'], dayAgo())
    if (tried >= limits.daily)
      throw refused(`Key ${keyId} has created ${tried} canaries and links in 24 hours; ${limits.daily} are allowed`)
  }

  /** A team learns of another team's route before it activates anything. */
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

  mount(app, releaseCalls.releaseLog, async ({ query }) => ({ result: YES, data: await releaseLog.list(query.name) }))

  mount(app, releaseCalls.activate, async ({ caller, body, request }) => {
    const by = deployer(caller, request, Object.keys(body.releases))
    const { releases, expected_version, skipped } = body
    return activations.activate(releases, { by, expectedVersion: expected_version, skipped })
  })

  mount(app, releaseCalls.rollBack, async ({ caller, params: { name }, body: { from, to }, request }) => {
    const by = deployer(caller, request, [name])
    return activations.rollBack(name, { from, to, by })
  })

  mount(app, releaseCalls.canary, async ({ caller, params: { name }, body, request }) => {
    const by = deployer(caller, request, [name])
    if (body.percent > 0) await refuseTooManyTrials(by)
    return activations.canary(name, { ...body, by })
  })

  mount(app, releaseCalls.overrideRelease, async ({ caller, params: { name }, body: { release }, request }) => {
    const by = deployer(caller, request, [name])
    await refuseTooManyTrials(by)
    const made = await overrides.make(name, release)
    await releaseLog.write(by, { action: 'override', changes: { [name]: release } })
    return { result: YES, ...made }
  })

  mount(app, releaseCalls.removeRemote, async ({ caller, params: { name }, request }) => {
    const by = deployer(caller, request, [name])
    return activations.remove(name, by)
  })

  mount(app, releaseCalls.deleteRelease, async ({ caller, params: { name, release }, request }) => {
    const by = deployer(caller, request, [name])
    const [row] = await releases.list(name, release)
    if (!row) throw notFound(`There is no release ${name}@${release}`)
    if (row.state === 'live' || row.state === 'canary') throw refused(`${name}@${release} is ${row.state}`)
    const [previous] = (await live.former()).get(name) ?? []
    if (previous === release) throw refused(`${name}@${release} cannot be deleted: a rollback would return to it`)
    if (!(await releases.remove(name, release)))
      throw refused(`${name}@${release} cannot be deleted: visitors had it in the last ${KEPT_DAYS} days`)
    await releaseLog.write(by, { action: 'delete', changes: { [name]: release } })
    return { result: YES }
  })

  mount(app, releaseCalls.createKey, async ({ caller, body: { name, label }, request }) => {
    refuseName(name)
    const made = await deployKeys.create(name, label)
    await noteKey(caller, request, 'create-key', made.id)
    return { result: YES, ...made }
  })

  mount(app, releaseCalls.keys, async () => ({ result: YES, data: await deployKeys.list() }))

  mount(app, releaseCalls.revokeKey, async ({ caller, params, request }) => {
    const id = Number(params.id)
    if (!(await deployKeys.revoke(id))) throw notFound('This key does not exist')
    await noteKey(caller, request, 'end-key', id)
    return { result: YES }
  })

  async function noteKey({ label }: KeyOwner, { ip }: FastifyRequest, action: LogAction, keyId: number) {
    await releaseLog.write({ label: `${label} from ${ip}`, keyId }, { action, reason: `key ${keyId}` })
  }
}

const otherFiles = ({ name, release }: ReleaseFace) =>
  conflict(`${name}@${release} was already published with other files`)

/**
 * The key's label and the IP address of the call, for the activation log.
 * @throws HttpProblem 403 when the key is for another deployable
 */
function deployer(owner: KeyOwner, { ip }: FastifyRequest, names: string[]): Actor {
  const other = names.find((name) => owner.deployable !== undefined && owner.deployable !== name)
  const key = owner.id === undefined ? owner.label : `${owner.label} (key ${owner.id})`
  if (other === undefined) return { label: `${key} from ${ip}`, keyId: owner.id }
  throw forbidden(`The deploy key "${owner.label}" is for ${owner.deployable}, not for ${other}`)
}
