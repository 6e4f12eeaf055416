import { sql } from 'kysely'
import type { Mailing } from '../../createRepos'
import { readFilter } from '../machines/machineFilter'
import { mails } from '../mail/mails'
import type { News } from '../mail/NewsMails'
import { stopUrl } from '../mail/stopUrl'
import { dueAfter, type SearchRow } from './savedSearches.repo'

/** Machines that one mail names. */
const MOST_NAMED = 10

/** Mails people new machines in their saved searches, each machine once per search. */
export class SearchMails implements News {
  constructor(private readonly parts: Mailing) {}

  async mail(isStopping: () => boolean) {
    const { arrivals, catalogue } = this.parts
    await arrivals.record()
    const last = await arrivals.last()
    // Another api may just have recorded it: matching needs the words of these machines.
    catalogue.forget()
    for (let row = await this.due(last); row && !isStopping(); row = await this.due(last)) await this.tell(row, last)
    await this.putOff(last)
  }

  /** A due search with new arrivals, of an account with a confirmed address. */
  private due(last: number): Promise<SearchRow | undefined> {
    return this.parts.db
      .selectFrom('saved_search')
      .innerJoin('account', 'account.id', 'account_id')
      .selectAll('saved_search')
      .where('frequency', '<>', 'never')
      .where('due_at', '<=', sql<string>`now()`)
      .where('seen', '<', last)
      .where('verified_at', 'is not', null)
      .where('locked_at', 'is', null)
      .limit(1)
      .executeTakeFirst()
  }

  /** Due searches without news wait for their next day, so that later news is not mailed at once. */
  private async putOff(last: number): Promise<void> {
    for (const frequency of ['daily', 'weekly'] as const)
      await this.parts.db
        .updateTable('saved_search')
        .set({ due_at: dueAfter(frequency) })
        .where('frequency', '=', frequency)
        .where('due_at', '<=', sql<string>`now()`)
        .where('seen', '>=', last)
        .execute()
  }

  /** Only the api that sets `seen` first sends the mail; the others find the row changed. */
  private async tell(row: SearchRow, last: number): Promise<void> {
    const { transaction, list, publicOrigin } = this.parts
    const matching = await list.matching(readFilter(row.filters))
    await transaction(async ({ db, outbox }) => {
      const { rows: taken } = await sql<{ email: string }>`
        update saved_search set seen = ${last}::int, due_at = ${dueAfter(row.frequency)}
        from account
        where saved_search.id = ${row.id}::int and seen = ${row.seen}::int and frequency = ${row.frequency}
          and account.id = account_id
        returning email`.execute(db)
      if (!taken[0]) return
      const { rows: found } = await sql<{ name: string; model: string; slug: string; count: number }>`
        select name, model, slug, (count(*) over ())::int as count
        from machine join machine_arrival on machine_id = machine.id
        where number > ${row.seen}::int and number <= ${last}::int and machine.id = any(${matching}::int[])
        order by machine.id desc limit ${MOST_NAMED}::int`.execute(db)
      if (!found[0]) return
      const listed = found.map(({ name, model, slug }) => ({
        name: [name, model].filter(Boolean).join(', '),
        url: `${publicOrigin}/products/${slug}`,
      }))
      const stop = stopUrl(publicOrigin, row.stop_token)
      const mail = mails.newMatches(row.name, { count: found[0].count, listed, url: publicOrigin + row.address, stop })
      await outbox.add(taken[0].email, mail, { account_id: row.account_id, stop_url: stop })
    })
  }
}
