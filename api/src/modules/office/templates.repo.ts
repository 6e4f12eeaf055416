import type { AnswerTemplate } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'

type Template = Omit<AnswerTemplate, 'version'>

/** Templates for answers (O-43). */
export class TemplatesRepo extends Repo {
  list(): Promise<Template[]> {
    return this.db.selectFrom('answer_template').selectAll().orderBy('name').execute()
  }

  find(id: number): Promise<Template | undefined> {
    return this.db.selectFrom('answer_template').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Locks the templates until the transaction ends. */
  async lock(): Promise<void> {
    await sql`lock table answer_template in share row exclusive mode`.execute(this.db)
  }

  /** Undefined when there is no template with this id; 'taken' when another one has the name. */
  async save(id: number | undefined, words: { name: string; text: string }) {
    const other = await this.db
      .selectFrom('answer_template')
      .select('id')
      .where('name', '=', words.name)
      .executeTakeFirst()
    if (other && other.id !== id) return 'taken'
    return id === undefined
      ? this.db.insertInto('answer_template').values(words).returningAll().executeTakeFirst()
      : this.db.updateTable('answer_template').set(words).where('id', '=', id).returningAll().executeTakeFirst()
  }

  async remove(id: number): Promise<Template | undefined> {
    return this.db.deleteFrom('answer_template').where('id', '=', id).returningAll().executeTakeFirst()
  }
}
