import { type ActivationAnswer, type Canary, type LogAction, type Releases, SHELL } from '@brightfill/shared/contract'
import type { Repos } from '../../createRepos'
import { YES } from '../../http/flags'
import { conflict, notFound } from '../../http/HttpProblem'
import { builtTooEarly, isShell, misfit } from './fits'
import type { Change, Live } from './live.repo'
import type { MenuEntry } from './menuEntry'
import { refused } from './refused'
import type { Actor } from './releaseLog.repo'
import type { SmokeTest } from './SmokeTest'

/** If another activation comes first, everything is checked again against the new state. */
const TRIES = 4

interface Plan {
  releases: Releases
  canary: Canary | null
  /** Why nothing is rendered first; undefined renders the changed pages. */
  unchecked?: string
}

interface Occasion extends Pick<Change, 'also'> {
  action: LogAction
  by: Actor
  reason?: string
  /** Refuses instead of trying again when the version has moved on. */
  expectedVersion?: number
  /** Checks that the team skipped. */
  skipped?: string
}

/** Decides which releases may go live, and makes them live in one write. */
export class Activations {
  constructor(private readonly parts: Pick<Repos, 'releases' | 'live'> & { smoke: SmokeTest }) {}

  activate(changes: Releases, occasion: Omit<Occasion, 'action'>): Promise<ActivationAnswer> {
    return this.change({ ...occasion, action: 'activate' }, (live) => ({
      releases: { ...live.releases, ...changes },
      // The canary, or a newer release of the same remote, is now live for all visitors.
      canary: live.canary && changes[live.canary.name] ? null : live.canary,
      unchecked: Object.keys(live.releases).length === 0 ? 'nothing was live before' : undefined,
    }))
  }

  async rollBack(
    name: string,
    { from, to, by, also }: { from?: string; to?: string } & Pick<Occasion, 'by' | 'also'>,
  ): Promise<ActivationAnswer> {
    return this.change({ action: 'rollback', by, also }, async (live) => {
      const former = (await this.parts.live.former()).get(name) ?? []
      const target = to ?? (await this.firstKept(name, former))
      if (!live.releases[name]) throw notFound(`No release of ${name} is live`)
      if (from !== undefined && from !== live.releases[name])
        throw conflict(`${name}@${from} is no longer live; ${live.releases[name]} is`)
      if (target === undefined) throw notFound(`${name} has no earlier release to return to`)
      if (to !== undefined && !former.includes(to))
        throw refused(`${name}@${to} was not live before; activate it instead`)
      const releases = { ...live.releases, [name]: target }
      // Neither another team's canary nor a slow check may delay a rollback at night.
      const canary = live.canary && (await this.fitsCanary(releases, live.canary, name)) ? live.canary : null
      const ended = live.canary && !canary ? `; the canary ${nameOf(live.canary)}, which does not fit it, ended` : ''
      return { releases, canary, unchecked: `it has been live before${ended}` }
    })
  }

  canary(
    name: string,
    { release, percent, by, skipped }: { release?: string; percent: number; by: Actor; skipped?: string },
  ): Promise<ActivationAnswer> {
    return this.change({ action: percent === 0 ? 'withdraw' : 'canary', by, skipped }, ({ releases, canary }) => {
      if (percent === 0) {
        if (canary && canary.name !== name) throw conflict(`Another canary is running: ${nameOf(canary)}`)
        return { releases, canary: null, unchecked: 'these releases are already live' }
      }
      const wanted = release ?? (canary?.name === name ? canary.release : undefined)
      if (wanted === undefined) throw refused(`Name the release of ${name} to run as the canary`)
      const same = canary?.name === name && canary.release === wanted
      if (canary && !same)
        throw conflict(
          `A canary is already running: ${nameOf(canary)} at ${canary.percent} percent; activate or withdraw it first`,
        )
      if (releases[name] === wanted) throw refused(`${name}@${wanted} is already live for everyone`)
      const since = same ? canary.since : new Date().toISOString()
      return {
        releases,
        canary: { name, release: wanted, percent, since },
        unchecked: same ? 'the canary is already running' : undefined,
      }
    })
  }

  /** Removes a remote from the site. */
  remove(name: string, by: Actor): Promise<ActivationAnswer> {
    return this.change({ action: 'remove', by }, ({ releases: { [name]: removed, ...releases }, canary }) => {
      if (name === SHELL) throw refused('The site cannot run without the shell')
      if (removed === undefined) throw notFound(`No release of ${name} is live`)
      if (canary?.name === name) throw conflict(`A canary is running: ${nameOf(canary)}. Withdraw it first`)
      return { releases, canary, unchecked: 'its pages are gone' }
    })
  }

  /** @returns false when that canary has already ended */
  async withdraw({
    name,
    release,
    reason,
    by,
    also,
  }: { name: string; release: string; reason: string } & Pick<Occasion, 'by' | 'also'>): Promise<boolean> {
    let withdrawn = false
    await this.change({ action: 'withdraw', by, reason, also }, ({ releases, canary }) => {
      withdrawn = canary?.name === name && canary.release === release
      return { releases, canary: withdrawn ? null : canary, unchecked: 'these releases are already live' }
    })
    return withdrawn
  }

  private async change(occasion: Occasion, plan: (live: Live) => Plan | Promise<Plan>): Promise<ActivationAnswer> {
    const { expectedVersion, reason = '', skipped, ...who } = occasion
    for (let tries = 0; tries < TRIES; tries += 1) {
      const live = await this.parts.live.read()
      if (expectedVersion !== undefined && expectedVersion !== live.version) throw stale(live.version)
      const next = await plan(live)
      const changes = difference(live, next)
      if (Object.keys(changes).length === 0 && isSame(next.canary, live.canary)) {
        return {
          result: YES,
          version: live.version,
          live: live.releases,
          canary: live.canary,
          smoke: 'nothing changed',
        }
      }
      await this.check(next, Object.keys(changes), occasion.action)
      const rendered = next.unchecked ?? (await this.parts.smoke.run(withCanary(next, changes), Object.keys(changes)))
      const smoke = [rendered, notChecked(skipped)].filter(Boolean).join('; ')
      const version = await this.parts.live.change(live.version, {
        ...who,
        reason,
        changes: { ...endedCanary(live, next), ...changes },
        releases: next.releases,
        canary: next.canary,
        smoke,
        menu: await this.menuOf(changes, next.releases),
      })
      if (version !== undefined) return { result: YES, version, live: next.releases, canary: next.canary, smoke }
    }
    throw stale((await this.parts.live.read()).version)
  }

  /** Checks the composition for all visitors, and that for the canary's. */
  private async check({ releases, canary }: Plan, changed: string[], action: LogAction) {
    const compositions = canary ? [releases, { ...releases, [canary.name]: canary.release }] : [releases]
    for (const composition of compositions) {
      const faces = await this.parts.releases.faces(composition)
      const missing = Object.entries(composition).find(
        ([name, id]) => !faces.some((face) => face.name === name && face.release === id),
      )
      if (missing) throw notFound(`There is no release ${missing.join('@')}`)
      // At night, a prop or a contract that is too new does less harm than the release being rolled back.
      const early = action === 'rollback' ? undefined : builtTooEarly(faces, changed)
      const problem = misfit(faces, changed) ?? early
      if (problem) throw refused(problem)
    }
  }

  /** Whether a canary differs from the live release, and its composition can work. */
  private async fitsCanary(releases: Releases, canary: Canary, changed: string): Promise<boolean> {
    const faces = await this.parts.releases.faces({ ...releases, [canary.name]: canary.release })
    return releases[canary.name] !== canary.release && misfit(faces, [changed]) === undefined
  }

  /** The menu entries that releases propose when they go live for all visitors. */
  private async menuOf(changes: Releases, releases: Releases): Promise<MenuEntry[]> {
    const forAll = Object.entries(changes).filter(([name, id]) => releases[name] === id)
    const faces = await this.parts.releases.faces(Object.fromEntries(forAll))
    return faces.flatMap((face) =>
      isShell(face)
        ? []
        : face.routes.flatMap(({ path: url, menu: title }) =>
            title === undefined ? [] : [{ remote: face.name, url, title }],
          ),
    )
  }

  private async firstKept(name: string, former: string[]): Promise<string | undefined> {
    for (const release of former) if ((await this.parts.releases.faces({ [name]: release })).length > 0) return release
  }
}

/** The releases that are new to at least some visitors, and removed ones. */
function difference(live: Live, { releases, canary }: Plan): Releases {
  const changed = Object.entries({ ...live.releases, ...releases }).filter(
    ([name, id]) => live.releases[name] !== id || releases[name] === undefined,
  )
  if (canary && (canary.name !== live.canary?.name || canary.release !== live.canary.release))
    changed.push([canary.name, canary.release])
  return Object.fromEntries(changed)
}

/** The ended canary, for the log. */
function endedCanary(live: Live, { canary }: Plan): Releases {
  return live.canary && !canary ? { [live.canary.name]: live.canary.release } : {}
}

/** The composition that contains the changes. */
function withCanary({ releases, canary }: Plan, changes: Releases): Releases {
  return canary && changes[canary.name] === canary.release ? { ...releases, [canary.name]: canary.release } : releases
}

function isSame(one: Canary | null, other: Canary | null): boolean {
  return one?.name === other?.name && one?.release === other?.release && one?.percent === other?.percent
}

/** The log's words for checks that a team skipped. */
export function notChecked(skipped = ''): string {
  return skipped && `not checked: ${skipped.replaceAll(',', ', ')}`
}

function stale(version: number) {
  return conflict(`Someone else changed what is live (now version ${version}). Check it and try again`)
}

function nameOf({ name, release }: Canary): string {
  return `${name}@${release}`
}
