import { setTimeout as wait } from 'node:timers/promises'
import type { Releases, SmokeFailure } from '@brightfill/shared/contract'
import { conflict } from '../../http/HttpProblem'
import type { CandidatesRepo } from './candidates.repo'
import { refused } from './refused'

const LOOK_EVERY = 150

/** Has a running composition server render the pages of releases before they go live. */
export class SmokeTest {
  /** @param within milliseconds to wait for an answer */
  constructor(
    private readonly candidates: CandidatesRepo,
    private readonly within: number,
  ) {}

  /**
   * @param releases the whole future composition
   * @returns the result, in a sentence
   * @throws HttpProblem when a page does not render, or no server answers in time
   */
  async run(releases: Releases, changed: string[]): Promise<string> {
    if ((await this.candidates.servers()).length === 0) return 'no composition server is running'
    const id = await this.candidates.add(releases, changed)
    if (id === undefined) throw conflict(`Another release of ${changed.join(', ')} is being tested. Try again`)
    try {
      return await this.outcome(id)
    } finally {
      await this.candidates.remove(id)
    }
  }

  private async outcome(id: string): Promise<string> {
    const end = Date.now() + this.within
    while (Date.now() < end) {
      await wait(LOOK_EVERY)
      const { ok, failures, skipped } = (await this.candidates.find(id)) ?? { ok: null, failures: [], skipped: [] }
      if (ok) return `every page rendered${skipped.length > 0 ? `, but skipped ${listed(skipped)}` : ''}`
      if (ok === false) throw refused(`The smoke render failed: ${listed(failures)}`)
    }
    throw refused(`The smoke render did not finish within ${this.within / 1000} s`)
  }
}

function listed(pages: SmokeFailure[]): string {
  return pages.map(({ route, message }) => `${route}: ${message}`).join('; ')
}
