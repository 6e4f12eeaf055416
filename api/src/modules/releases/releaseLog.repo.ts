import type { LogAction, LogRow, Releases } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'

const MOST_LINES = 500

/** The author of a change: the key's label, the number of a deploy key, and the IP address. */
export interface Actor {
  label: string
  keyId?: number
}

export interface LogLine {
  action: LogAction
  /** The releases involved. */
  changes?: Releases
  reason?: string
  smoke?: string
}

/** The columns of a line: the author and the action. */
export function logged({ label, keyId }: Actor, { action, changes = {}, reason = '', smoke = '' }: LogLine) {
  return { action, changes: JSON.stringify(changes), reason, smoke, by_whom: label, key_id: keyId ?? null }
}

/** The activation log. LiveRepo writes the lines about live releases, in the transaction of the change. */
export class ReleaseLogRepo extends Repo {
  async write(by: Actor, line: LogLine): Promise<void> {
    await this.db.insertInto('activation').values(logged(by, line)).execute()
  }

  /** The number of lines with these actions by a key since then. */
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

  /** Digest of a release's files as published, also for deleted ones. */
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
