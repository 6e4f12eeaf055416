import { randomUUID } from 'node:crypto'
import type { CanaryTrial, Candidate, Releases, SmokeFailure, SmokeReport } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import { lockLive } from './live.repo'

const SECOND = 1000
/** After this time, no activation waits for a candidate any more. */
const FORGOTTEN_AFTER = 60 * SECOND

const ago = (time: number) => new Date(Date.now() - time).toISOString()

/** Compositions that composition servers try before they go live, and the known servers. */
export class CandidatesRepo {
  /**
   * @param present milliseconds; composition servers ask once per second, and those silent for this long are not
   *   running
   */
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly present: number,
  ) {}

  /**
   * Notes that a composition server is running. Not at every request, because each write is synced to the disk.
   */
  async seen(
    id: string,
    { composition = '', trial }: { composition?: string | undefined; trial?: CanaryTrial | undefined },
  ): Promise<void> {
    const now = { composition, seen_at: new Date(), trial: trial ? JSON.stringify(trial) : null }
    await this.db
      .insertInto('composition_server')
      .values({ id, ...now })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(now)
          .where((is) =>
            is.or([
              is('composition_server.seen_at', '<', ago(this.present / 3)),
              is('composition_server.composition', '<>', composition),
              sql<boolean>`composition_server.trial is distinct from excluded.trial`,
            ]),
          ),
      )
      .execute()
  }

  /** The composition servers that run. */
  servers(): Promise<{ composition: string; trial: CanaryTrial | null }[]> {
    return this.db
      .selectFrom('composition_server')
      .select(['composition', 'trial'])
      .where('seen_at', '>', ago(this.present))
      .execute()
  }

  /**
   * Each composition server starts a process for every candidate, so each deployable has one at a time.
   * @returns undefined while another candidate of these deployables waits
   */
  async add(releases: Releases, changed: string[]): Promise<string | undefined> {
    const id = randomUUID()
    return this.db.transaction().execute(async (transaction) => {
      await lockLive(transaction) // or two calls might both find none
      const waiting = await new CandidatesRepo(transaction, this.present).waiting()
      if (waiting.some((other) => other.changed.some((name) => changed.includes(name)))) return undefined
      await transaction
        .insertInto('candidate')
        .values({ id, releases: JSON.stringify(releases), changed: JSON.stringify(changed), created_at: new Date() })
        .execute()
      return id
    })
  }

  /** Candidates that no server has answered yet. */
  waiting(): Promise<Candidate[]> {
    return this.db
      .selectFrom('candidate')
      .select(['id', 'releases', 'changed'])
      .where('ok', 'is', null)
      .where('created_at', '>', ago(FORGOTTEN_AFTER))
      .orderBy('created_at')
      .execute()
  }

  /** @returns whether there is such a candidate; only its first report counts */
  async report(id: string, { ok, failures, skipped = [] }: SmokeReport): Promise<boolean> {
    await this.db
      .updateTable('candidate')
      .set({ ok, failures: JSON.stringify(failures), skipped: JSON.stringify(skipped) })
      .where('id', '=', id)
      .where('ok', 'is', null)
      .execute()
    return (await this.find(id)) !== undefined
  }

  find(id: string): Promise<{ ok: boolean | null; failures: SmokeFailure[]; skipped: SmokeFailure[] } | undefined> {
    return this.db.selectFrom('candidate').select(['ok', 'failures', 'skipped']).where('id', '=', id).executeTakeFirst()
  }

  async remove(id: string): Promise<void> {
    await this.db.deleteFrom('candidate').where('id', '=', id).execute()
  }

  /** Changes with content, machines, articles and options. It has the time, so that a restored copy repeats none. */
  async contentVersion(): Promise<string> {
    const { rows } = await sql<{
      version: string
    }>`select string_agg(number || '@' || extract(epoch from changed_at), ' ' order by area) as version
      from revision`.execute(this.db)
    return rows[0]?.version ?? ''
  }
}
