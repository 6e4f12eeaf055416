import type { LogAction, LogRow, Releases } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'

const MOST_LINES = 500

/** The name of whoever did something: the key's label, with its number where it is a deploy key, and the address. */
export interface Actor {
  label: string
  keyId?: number
}

export interface LogLine {
  action: LogAction
  /** The releases it was done with. */
  changes?: Releases
  reason?: string
  smoke?: string
}

/** The columns of a line that say who did what. */
export function logged({ label, keyId }: Actor, { action, changes = {}, reason = '', smoke = '' }: LogLine) {
  return { action, changes: JSON.stringify(changes), reason, smoke, by_whom: label, key_id: keyId ?? null }
}

/** The activation log. Lines that change what is live are written by LiveRepo, in the transaction that changes it. */
export class ReleaseLogRepo extends Repo {
  async write(by: Actor, line: LogLine): Promise<void> {
    await this.db.insertInto('activation').values(logged(by, line)).execute()
  }

  /** Lines of these actions that a key brought since then. */
  async count(keyId: number, actions: LogAction[], since: Date): Promise<number> {
    const { count } = await this.db
      .selectFrom('activation')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('key_id', '=', keyId)
      .where('action', 'in', actions)
      .where('at', '>', since.toISOString())
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Digest of the files that a release had when it was published, also of one that is deleted. */
  async digestOf(name: string, release: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('activation')
      .select('reason')
      .where('action', '=', 'publish')
      .where(sql<boolean>`changes ->> ${name}::text = ${release}`)
      .orderBy('id')
      .executeTakeFirst()
    return row?.reason || undefined
  }

  /** The newest lines first; with a name, those about its releases and keys. */
  async list(name?: string, most = MOST_LINES): Promise<LogRow[]> {
    return this.db
      .selectFrom('activation')
      .leftJoin('deploy_key', 'deploy_key.id', 'activation.key_id')
      .select(['at', 'by_whom as by', 'action', 'changes as releases', 'reason', 'smoke'])
      .$if(name !== undefined, (all) =>
        all.where((is) =>
          is.or([sql<boolean>`changes ->> ${name}::text is not null`, is('deploy_key.name', '=', `${name}`)]),
        ),
      )
      .orderBy('activation.id', 'desc')
      .limit(most)
      .execute()
  }
}
