import { type LiveRow, officeReleaseCalls, type RunningCanary } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import type { Caller } from '../../http/callers'
import { YES } from '../../http/flags'
import { conflict } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import type { Deed } from './activity.repo'

const LINES = 60

/** The live releases, for admins (O-53). */
export function officeReleasesRoutes(app: FastifyInstance, parts: Parts) {
  const { transaction, releases, live, candidates, figures, releaseLog, activations, overrides, activity } = parts

  mount(app, officeReleaseCalls.officeReleases, async () => {
    const [kept, { canary }, former, log, servers, seen] = await Promise.all([
      releases.list(),
      live.read(),
      live.former(),
      releaseLog.list(undefined, LINES),
      candidates.servers(),
      figures.lastDay(),
    ])
    const isKept = (name: string) => (id: string) => kept.some((row) => row.name === name && row.release === id)
    const rows = kept
      .filter(({ state }) => state === 'live')
      .map((row): LiveRow => ({ ...row, previous: former.get(row.name)?.find(isKept(row.name)) ?? null }))
      .sort((one, other) => one.name.localeCompare(other.name))
    const trials = servers.flatMap(({ trial }) =>
      trial?.name === canary?.name && trial?.release === canary?.release && trial?.since === canary?.since && trial
        ? [trial.numbers]
        : [],
    )
    const running: RunningCanary | null = canary && { ...canary, numbers: sum(trials), servers: trials.length }
    const compositions = new Set(servers.map(({ composition }) => composition)).size
    return {
      result: YES,
      data: { live: rows, canary: running, figures: seen, log, servers: servers.length, compositions },
    }
  })

  mount(app, officeReleaseCalls.officeRollBack, async ({ body: { name, from, to }, caller }) => {
    const deed = { kind: 'release rolled back', thing: name, before: from, after: to }
    await activations.rollBack(name, { from, to, by: inOffice(caller), also: noted(caller, deed) })
    return { result: YES }
  })

  mount(app, officeReleaseCalls.officeOverride, async ({ body: { name, release }, caller }) => {
    const made = await overrides.make(name, release)
    await transaction(async ({ releaseLog, activity }) => {
      await releaseLog.write(inOffice(caller), { action: 'override', changes: { [name]: release } })
      await activity.add(caller, { kind: 'release shown early', thing: name, after: release })
    })
    return { result: YES, ...made }
  })

  mount(app, officeReleaseCalls.officeStopCanary, async ({ body: { name, release }, caller }) => {
    const also = noted(caller, { kind: 'canary stopped', thing: name, before: release })
    const canary = { name, release, reason: 'stopped in the office', by: inOffice(caller), also }
    if (!(await activations.withdraw(canary))) throw conflict(`The canary ${name}@${release} has already ended`)
    return { result: YES }
  })

  function noted(caller: Caller, deed: Deed) {
    return (on: Kysely<Tables>) => activity.on(on).add(caller, deed)
  }
}

/** A colleague's label in the activation log. */
const inOffice = ({ name, address }: Caller) => ({ label: `${name} (office) from ${address}` })

function sum(trials: RunningCanary['numbers'][]): RunningCanary['numbers'] {
  const all = { canary: { views: 0, errors: 0 }, stable: { views: 0, errors: 0 } }
  for (const trial of trials) {
    for (const side of ['canary', 'stable'] as const) {
      all[side].views += trial[side].views
      all[side].errors += trial[side].errors
    }
  }
  return all
}
