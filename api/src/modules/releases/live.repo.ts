import type { Canary, LogAction, Releases } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'
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
  /** Runs in the same transaction. */
  also?: (on: Kysely<Tables>) => Promise<void>
}

/** The row with the live releases, and the log of all its changes. */
export class LiveRepo extends Repo {
  read(): Promise<Live> {
    return this.db.selectFrom('live_composition').select(['version', 'releases', 'canary']).executeTakeFirstOrThrow()
  }

  /**
   * Changes the live releases, unless another call did since `version` was read, or deleted one of these releases.
   * @returns the new version, or undefined when another call came first
   */
  async change(version: number, { releases, canary, by, menu, also, ...done }: Change): Promise<number | undefined> {
    const now = { releases: JSON.stringify(releases), canary: canary && JSON.stringify(canary) }
    return this.db.transaction().execute(async (transaction) => {
      if ((await lockLive(transaction)) !== version) return undefined
      if (!(await areThere(transaction, canary ? [releases, { [canary.name]: canary.release }] : [releases])))
        return undefined
      await transaction
        .updateTable('live_composition')
        .set({ version: version + 1, ...now })
        .execute()
      await transaction
        .insertInto('activation')
        .values({ ...now, ...logged(by, done) })
        .execute()
      for (const entry of menu) await proposeMenuEntry(transaction, entry)
      await also?.(transaction)
      return version + 1
    })
  }

  /** The releases to roll back to, by deployable, the latest first. */
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
        // Never roll back to a release that was itself rolled back.
        const place = action === 'rollback' ? stack.lastIndexOf(release) : -1
        if (place >= 0) stack.length = place + 1
        else if (stack.at(-1) !== release) stack.push(release)
      }
    }
    return new Map([...stacks].map(([name, stack]) => [name, stack.reverse().slice(1)]))
  }
}

/**
 * Locks the live releases and the deletion of releases until the transaction ends.
 * @returns its version
 */
export async function lockLive(transaction: Kysely<Tables>): Promise<number> {
  const live = transaction.selectFrom('live_composition').select('version').forUpdate()
  return (await live.executeTakeFirstOrThrow()).version
}

async function areThere(transaction: Kysely<Tables>, compositions: Releases[]): Promise<boolean> {
  const wanted = new Set(compositions.flatMap((releases) => Object.entries(releases).map((pair) => pair.join('@'))))
  const name = sql<string>`name || '@' || id`
  const { found } = await transaction
    .selectFrom('release')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where(name, 'in', [...wanted])
    .executeTakeFirstOrThrow()
  return Number(found) === wanted.size
}
