import type { ContentFile } from '@brightfill/shared/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'
import { FormerSlugsRepo } from './formerSlugs.repo'

/**
 * Articles in the form of a content file.
 * @param id limits them to one article
 */
export async function readArticles(db: Kysely<Tables>, id?: number): Promise<ContentFile['posts']> {
  const rows = await db
    .selectFrom('article')
    .select(['id', 'slug', 'title', 'description', 'author', 'image', 'content', 'related_machines'])
    .select(['meta_title', 'meta_description', 'published_at'])
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute()
  const formerSlugs = await new FormerSlugsRepo(db, 'article').all(id)
  return rows.map(({ id, ...post }) => ({ ...post, former_slugs: formerSlugs.get(id) ?? [] }))
}
