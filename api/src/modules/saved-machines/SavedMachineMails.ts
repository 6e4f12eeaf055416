import { formatPrice } from '@brightfill/shared/constants'
import { sql } from 'kysely'
import type { Mailing } from '../../createRepos'
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

/** Saved machines on the site with another price or selling state than their savers know. */
const changed = sql`
  from wishlist
  join machine on machine.id = wishlist.machine_id
  join product_filter on product_filter.machine_id = machine.id
  where (known_price, known_state) is distinct from (machine.price, machine.selling_state)`

/** Mails people changes in price and selling state of their saved machines, once. */
export class SavedMachineMails implements News {
  private lookedAt: string | undefined

  constructor(private readonly parts: Mailing) {}

  async mail(isStopping: () => boolean) {
    const revision = await this.parts.catalogue.current()
    if (revision === this.lookedAt) return
    for (let id = await this.next(0); id !== undefined; id = await this.next(id)) {
      if (isStopping()) return
      await this.tell(id)
    }
    this.lookedAt = revision
  }

  /** In the order of accounts, so that each is read once. */
  private async next(after: number): Promise<number | undefined> {
    const { rows } = await sql<{ account_id: number }>`
      select account_id ${changed} and account_id > ${after}::int order by account_id limit 1`.execute(this.parts.db)
    return rows[0]?.account_id
  }

  /** The api that updates the known values sends the mail; others find nothing changed. */
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
    ...(price === known_price ? [] : [`${formatPrice(price)}, was ${formatPrice(known_price)}`]),
    ...(selling_state === known_state ? [] : [`${states[selling_state]}, was ${states[known_state].toLowerCase()}`]),
  ].join('; ')
}
