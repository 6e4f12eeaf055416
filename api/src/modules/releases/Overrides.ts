import { NEVER_OVERRIDDEN } from '@brightfill/shared/constants'
import { OVERRIDE_LASTS, overrideTicket } from '@brightfill/shared/node'
import type { Repos } from '../../createRepos'
import { notFound } from '../../http/HttpProblem'
import type { Settings } from '../../settings'
import { builtTooEarly, misfit } from './fits'
import { refused } from './refused'

/** Makes links that show one browser a published release that is not live (docs/decisions/0029). */
export class Overrides {
  constructor(private readonly parts: Pick<Repos, 'releases' | 'live'> & Pick<Settings, 'publicOrigin' | 'shellKey'>) {}

  /** @throws HttpProblem when the release does not fit the live ones, or must not be shown this way */
  async make(name: string, release: string): Promise<{ url: string; until: string }> {
    const { releases, live, publicOrigin, shellKey } = this.parts
    if (!shellKey) throw refused('The api has no SHELL_KEY, so composition servers would not trust the link')
    if (NEVER_OVERRIDDEN.includes(name))
      throw refused(`No one can preview a release of ${name}, because passwords pass through it`)
    const digest = await releases.digest(name, release)
    if (digest === undefined) throw notFound(`There is no release ${name}@${release}`)
    const now = (await live.read()).releases
    if (now[name] === release) throw refused(`${name}@${release} is already live for everyone`)
    const faces = await releases.faces({ ...now, [name]: release })
    const problem = misfit(faces, [name]) ?? builtTooEarly(faces, [name])
    if (problem) throw refused(problem)
    const until = Math.floor(Date.now() / 1000) + OVERRIDE_LASTS
    const ticket = overrideTicket(shellKey, {
      name,
      release,
      until,
      digest: Buffer.from(digest, 'base64').toString('base64url'),
    })
    return { url: `${publicOrigin}/?override=${ticket}`, until: new Date(until * 1000).toISOString() }
  }
}
