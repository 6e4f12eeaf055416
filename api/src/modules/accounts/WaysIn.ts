import type { ProviderName } from '@brightfill/shared/contract'
import type { Caller } from '../../http/callers'
import { HttpProblem, notFound, unauthorized } from '../../http/HttpProblem'
import { mails } from '../mail/mails'
import { providerTitles } from '../social/providers'
import { AccountWork } from './AccountWork'
import { texts } from './texts'

/** Lets owners close ways into their account. */
export class WaysIn extends AccountWork {
  /** @throws HttpProblem 409 when nothing else opens the account */
  async removeProvider({ id, tokenHash, address }: Caller, provider: ProviderName): Promise<void> {
    await this.change(async ({ accounts, identities, sessions, outbox, activity }) => {
      const account = await accounts.findForChange(id)
      // A person signed out by a reset must not continue.
      if (!account || !(await sessions.isOpen(tokenHash))) throw unauthorized()
      const linked = await identities.of(id)
      if (!linked.some((each) => each.provider === provider)) throw notFound(texts.providerUnknown)
      if (!account.password_hash && linked.length === 1)
        throw new HttpProblem(409, { code: 'last_way_in', message: texts.lastWayIn })
      await identities.unlink(provider, id)
      await outbox.add(account.email, mails.providerRemoved(providerTitles[provider]), { account_id: id })
      await this.noteOfStaff({ activity }, account, address, { kind: 'provider removed', before: provider })
    })
  }
}
