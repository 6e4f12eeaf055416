import { formatPrice } from '@brightfill/shared/constants'
import { sql } from 'kysely'
import type { Mailing } from '../../parts'
import { mails } from '../mail/mails'
import type { News } from '../mail/NewsMails'
import { stopUrl } from '../mail/stopUrl'
import { states } from '../sheets/texts'

interface Change {
  name: string
  model: string
  slug: string
  price: number | null
  selling_state: keyof typeof states
  known_price: number | null
  known_state: keyof typeof states
}

/** A machine on the site whose price or selling state is another than those who saved it know. */
const changed = sql`
  from wishlist
  join machine on machine.id = wishlist.machine_id
  join product_filter on product_filter.machine_id = machine.id
  where known_state is not null
    and (known_price, known_state) is distinct from (machine.price, machine.selling_state)`

/** Mails people what changed in the price and the selling state of machines that they saved, once. */
export class SavedMachineMails implements News {
  private lookedAt: string | undefined

  constructor(private readonly parts: Mailing) {}

  async mail(isStopping: () => boolean) {
    const revision = await this.parts.catalogue.current()
    if (revision === this.lookedAt) return
    await this.lookFirst()
    for (let id = await this.next(0); id !== undefined; id = await this.next(id)) {
      if (isStopping()) return
      await this.tell(id)
    }
    this.lookedAt = revision
  }

  /** Machines that a former release saved: nobody is told of changes from before. */
  private async lookFirst() {
    await sql`
      update wishlist set known_price = price, known_state = selling_state
      from machine where machine.id = machine_id and known_state is null`.execute(this.parts.db)
  }

  /** In the order of accounts, so that those who know already are not passed over again for each person. */
  private async next(after: number): Promise<number | undefined> {
    const { rows } = await sql<{ account_id: number }>`
      select account_id ${changed} and account_id > ${after}::int order by account_id limit 1`.execute(this.parts.db)
    return rows[0]?.account_id
  }

  /** Whoever notes what the person knows now mails: another api that looked too finds nothing changed. */
  private async tell(accountId: number): Promise<void> {
    const { transaction, publicOrigin } = this.parts
    await transaction(async ({ db, savedMachineMails, outbox }) => {
      const { rows } = await sql<Change>`
        with change as (
          select wishlist.machine_id, name, model, slug, machine.price, selling_state, known_price, known_state
          ${changed} and account_id = ${accountId}::int
          for update of wishlist
        ), noted as (
          update wishlist set known_price = change.price, known_state = selling_state
          from change where account_id = ${accountId}::int and wishlist.machine_id = change.machine_id
        )
        select * from change order by machine_id desc`.execute(db)
      const account = await db
        .selectFrom('account')
        .select('email')
        .where('id', '=', accountId)
        .where('verified_at', 'is not', null)
        .where('locked_at', 'is', null)
        .executeTakeFirst()
      const token = rows.length > 0 && account ? await savedMachineMails.tokenFor(accountId) : undefined
      if (!account || !token) return
      const stop = stopUrl(publicOrigin, token)
      const changes = rows.map((change) => ({
        name: [change.name, change.model].filter(Boolean).join(', '),
        said: inWords(change),
        url: `${publicOrigin}/products/${change.slug}`,
      }))
      const mail = mails.savedChanged(changes, { url: `${publicOrigin}/user/saved`, stop })
      await outbox.add(account.email, mail, { account_id: accountId, stop_url: stop })
    })
  }
}

function inWords({ price, known_price, selling_state, known_state }: Change): string {
  return [
    ...(price === known_price ? [] : [`${formatPrice(price)}, before ${formatPrice(known_price)}`]),
    ...(selling_state === known_state ? [] : [`${states[selling_state]}, before ${states[known_state]}`]),
  ].join('; ')
}
