import type { Canary, LogAction, Releases } from '@brightfill/shared/contract'
import { Repo } from '../../database/Repo'
import { type MenuEntry, proposeMenuEntry } from './menuEntry'
import { type Actor, logged } from './releaseLog.repo'

/** The releases that visitors get. */
export interface Live {
  version: number
  releases: Releases
  canary: Canary | null
}

export interface Change {
  releases: Releases
  canary: Canary | null
  /** The releases that go live with it. */
  changes: Releases
  action: LogAction
  by: Actor
  reason: string
  smoke: string
  /** Menu entries that the changes propose. */
  menu: MenuEntry[]
}

/** The one row that says what is live, and the log of everything it ever said. */
export class LiveRepo extends Repo {
  read(): Promise<Live> {
    return this.db.selectFrom('live_composition').select(['version', 'releases', 'canary']).executeTakeFirstOrThrow()
  }

  /**
   * Changes what is live, unless another call did since `version` was read.
   * @returns the new version, or undefined when it was another's turn
   */
  async change(version: number, { releases, canary, by, menu, ...done }: Change): Promise<number | undefined> {
    const now = { releases: JSON.stringify(releases), canary: canary && JSON.stringify(canary) }
    return this.db.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable('live_composition')
        .set({ version: version + 1, ...now })
        .where('version', '=', version)
        .returning('version')
        .executeTakeFirst()
      if (!changed) return undefined
      await transaction
        .insertInto('activation')
        .values({ ...now, ...logged(by, done) })
        .execute()
      for (const entry of menu) await proposeMenuEntry(transaction, entry)
      return changed.version
    })
  }

  /** The releases that each deployable goes back through, the one before the live one first. */
  async former(): Promise<Map<string, string[]>> {
    const rows = await this.db
      .selectFrom('activation')
      .select(['action', 'changes'])
      .where('action', 'in', ['activate', 'rollback'])
      .orderBy('id')
      .execute()
    const stacks = new Map<string, string[]>()
    for (const { action, changes } of rows) {
      for (const [name, release] of Object.entries(changes)) {
        const stack = stacks.get(name) ?? []
        stacks.set(name, stack)
        // A release that was rolled back from is not a place to go back to.
        const place = action === 'rollback' ? stack.lastIndexOf(release) : -1
        if (place >= 0) stack.length = place + 1
        else if (stack.at(-1) !== release) stack.push(release)
      }
    }
    return new Map([...stacks].map(([name, stack]) => [name, stack.reverse().slice(1)]))
  }
}
