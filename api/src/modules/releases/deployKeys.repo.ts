import type { KeyRow } from '@brightfill/shared/contract'
import { Repo } from '../../database/Repo'
import type { DeployKey } from '../../http/keys'
import { hashOf, newSecret } from '../accounts/secrets'

/**
 * Teams' deploy keys, each for one deployable. Only hashes are stored. Revoked keys stay, to recognise them.
 */
export class DeployKeysRepo extends Repo {
  async create(name: string, label: string): Promise<{ id: number; key: string }> {
    const key = newSecret()
    const { id } = await this.db
      .insertInto('deploy_key')
      .values({ name, label, key_hash: hashOf(key) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, key }
  }

  find(key: string): Promise<DeployKey | undefined> {
    return this.db
      .selectFrom('deploy_key')
      .select(['id', 'name', 'label', 'revoked_at'])
      .where('key_hash', '=', hashOf(key))
      .executeTakeFirst()
  }

  async list(): Promise<KeyRow[]> {
    return this.db
      .selectFrom('deploy_key')
      .select(['id', 'name', 'label', 'created_at', 'revoked_at'])
      .select((from) =>
        from
          .selectFrom('activation')
          .select(({ fn }) => fn.max('at').as('used_at'))
          .whereRef('key_id', '=', 'deploy_key.id')
          .where('action', 'not in', ['create-key', 'end-key'])
          .as('used_at'),
      )
      .orderBy('id')
      .execute()
  }

  /** @returns whether there is such a key; revoking it again changes nothing */
  async revoke(id: number): Promise<boolean> {
    const row = await this.db.selectFrom('deploy_key').select('id').where('id', '=', id).executeTakeFirst()
    await this.db
      .updateTable('deploy_key')
      .set({ revoked_at: new Date() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute()
    return row !== undefined
  }
}
