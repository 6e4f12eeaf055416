import { sql } from 'kysely'
import { Repo } from '../../database/Repo'
import { hashOf } from '../accounts/secrets'

const LASTS = sql<string>`now() + interval '10 minutes'`

export interface Journey {
  state: string
  provider: string
  /** Value of the cookie that ties the sign-in to its browser. */
  cookie: string
  nonce: string
  code_verifier: string
}

/** Unfinished sign-ins with a provider. Each works once, in the browser that started it. */
export class JourneysRepo extends Repo {
  async begin({ state, cookie, ...journey }: Journey): Promise<void> {
    await this.db
      .insertInto('sign_in_journey')
      .values({ ...journey, state_hash: hashOf(state), cookie_hash: hashOf(cookie), expires_at: LASTS })
      .execute()
  }

  /** Ends it for any caller: a try with a wrong cookie uses the state up as well. */
  async end(state: string, provider: string, cookie: string) {
    const row = await this.db
      .deleteFrom('sign_in_journey')
      .where('state_hash', '=', hashOf(state))
      .returning(['provider', 'cookie_hash', 'nonce', 'code_verifier', sql<boolean>`expires_at > now()`.as('lasts')])
      .executeTakeFirst()
    const fits = row?.lasts && row.provider === provider && row.cookie_hash === hashOf(cookie)
    return fits ? row : undefined
  }
}
