import { ContentPost, type ContentUse, type DraftArticle } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import type { ImportedPost } from '../import/contentFile'
import { readArticles } from '../import/readArticles'
import type { ContentKind } from './contentKind'
import { claimSlug, formerSlugs, reserveId, slugProblems } from './slugs'

const empty: DraftArticle = {
  slug: '',
  former_slugs: [],
  title: '',
  description: '',
  author: '',
  image: '',
  content: [],
  related_machines: [],
  meta_title: '',
  meta_description: '',
  published_at: null,
}

/** Articles: the key is the id of the row. */
export const articleKind: ContentKind<DraftArticle> = {
  name: 'article',
  schema: ContentPost,
  empty,
  nameOf: ({ title }) => title,
  addressOf: ({ slug }) => `/blogs/${slug || 'preview'}`,
  reserve: (db) => reserveId(db, 'article'),

  async read(db, key) {
    const [article] = await readArticles(db, Number(key))
    return article && { ...empty, ...article }
  },

  isPublic: ({ published_at }) => published_at !== null,

  // Visitors see the date, so the author may choose it.
  ready: (item, live) => ({
    ...item,
    former_slugs: formerSlugs(item, live),
    published_at: item.published_at ?? live?.published_at ?? new Date().toISOString(),
  }),

  // It loses the date that visitors see.
  offline: (live) => ({ ...live, published_at: null }),
  staysAsDraft: true,

  async hide(db, key, hidden) {
    await sql`update article set deleted_at = ${hidden ? sql`now()` : null} where id = ${key}::int`.execute(db)
  },

  async uses(db, key) {
    const { rows } = await sql<ContentUse>`
      with links as (select '%/blogs/' || slug || '"%' as pattern from article where id = ${key}::int)
      select 'pages' as kind, count(distinct page_id)::int as count from section, links where fields::text like pattern
      having count(*) > 0`.execute(db)
    return rows
  },

  problems({ title, slug, published_at }) {
    const errors: Record<string, string[]> = { ...slugProblems(slug, 'how-to-read-a-valve') }
    if (!title.trim()) errors.title = ['Enter a title']
    if (published_at !== null && Date.parse(published_at) > Date.now())
      errors.published_at = ['This date is in the future. Schedule the article instead.']
    return errors
  },

  claim: (db, key, { slug }) =>
    claimSlug(db, { table: 'article', name: 'title', taken: 'Another article has this address' }, key, slug),

  // The item has passed the schema check by then.
  batch: (item) => ({ list: 'posts', items: [item as ImportedPost] }),
}
