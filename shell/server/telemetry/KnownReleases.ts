import type { Composition } from '../../src/composition/composition'

/** This many releases of a remote are counted apart; open tabs of older ones are counted together. */
const KEPT = 6

/** The releases of the pages that this server sent. A beacon that names another one makes no new series. */
export class KnownReleases {
  private readonly releases = new Map<string, string[]>()
  private latest: Composition | undefined

  constructor(private readonly onForgotten: (remote: string, release: string) => void) {}

  /** Called with the composition of every page. */
  note(composition: Composition) {
    if (composition === this.latest) return
    this.latest = composition
    for (const { name, release } of [{ name: 'shell', release: composition.shell.release }, ...composition.remotes]) {
      const known = [release, ...(this.releases.get(name) ?? []).filter((other) => other !== release)]
      for (const forgotten of known.splice(KEPT)) this.onForgotten(name, forgotten)
      this.releases.set(name, known)
    }
  }

  has(remote: string, release: string): boolean {
    return this.releases.get(remote)?.includes(release) ?? false
  }
}
