import { sql } from 'kysely'
import { Repo } from '../../database/Repo'
import { hashOf } from '../accounts/secrets'

const LASTS = sql<string>`now() + interval '10 minutes'`

export interface Journey {
  state: string
  provider: string
  /** Value of the cookie that ties the journey to the browser that began it. */
  cookie: string
  nonce: string
  code_verifier: string
}

/** Journeys to a provider that have not come back. Each can be used once, by the browser that began it. */
export class JourneysRepo extends Repo {
  async begin({ state, cookie, ...journey }: Journey): Promise<void> {
    await this.db
      .insertInto('sign_in_journey')
      .values({ ...journey, state_hash: hashOf(state), cookie_hash: hashOf(cookie), expires_at: LASTS })
      .execute()
  }

  /** Ends the journey, for any caller: a state that was tried with a wrong cookie is used up as well. */
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
