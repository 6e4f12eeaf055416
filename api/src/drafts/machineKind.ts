import { RESERVED_SLUGS } from '@brightfill/shared/constants'
import { ContentMachine, type ContentUse, type DraftMachine } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import type { ImportedMachine } from '../import/contentFile'
import { readMachines } from '../import/readMachines'
import type { ContentKind } from './contentKind'
import { claimSlug, formerSlugs, reserveId, slugProblems } from './slugs'

const empty: DraftMachine = {
  slug: '',
  former_slugs: [],
  name: '',
  model: '',
  manufacturer: '',
  year: null,
  description: '',
  sku: '',
  capacity: '',
  condition_note: '',
  price: null,
  selling_state: 'available',
  categories: [],
  bottles: [],
  beverages: [],
  images: [],
  technical_specifications: [],
  tabs_description: { video_type: '', local_video: '', iframe_video: '', video_poster: '', text: '' },
  reviews: [],
  meta_title: '',
  meta_description: '',
  published_at: null,
}

/** Machines: the key is the id of the row. */
export const machineKind: ContentKind<DraftMachine> = {
  name: 'machine',
  schema: ContentMachine,
  empty,
  nameOf: ({ name, model }) => [name, model].filter(Boolean).join(' '),
  addressOf: ({ slug }) => `/products/${slug || 'preview'}`,

  reserve: (db) => reserveId(db, 'machine'),

  async read(db, key) {
    const [machine] = await readMachines(db, Number(key))
    return machine && { ...empty, ...machine }
  },

  isPublic: ({ published_at }) => published_at !== null,

  ready: (item, live) => ({
    ...item,
    former_slugs: formerSlugs(item, live),
    published_at: live?.published_at ?? new Date().toISOString(),
  }),

  offline: (live) => ({ ...live, published_at: null }),

  async hide(db, key, hidden) {
    await sql`update machine set deleted_at = ${hidden ? sql`now()` : null} where id = ${key}::int`.execute(db)
  },

  async uses(db, key) {
    const { rows } = await sql<ContentUse>`
      with own as (select slug from machine where id = ${key}::int),
        links as (select '%/products/' || slug || '"%' as pattern from own)
      select kind, count::int from (
        select 1 as place, 'enquiries' as kind, count(*) as count from thread where machine_slug in (table own)
        union all select 2, 'orders', count(distinct order_id) from order_machine where machine_id = ${key}::int
        union all select 3, 'saved', count(*) from wishlist where machine_id = ${key}::int
        union all select 4, 'pages', count(distinct page_id) from section, links where fields::text like pattern
        union all select 5, 'articles', count(*) from article, own, links
          where deleted_at is null and (content::text like pattern or related_machines ? own.slug)
      ) as named where count > 0 order by place`.execute(db)
    return rows
  },

  problems({ name, slug }) {
    const errors: Record<string, string[]> = { ...slugProblems(slug, 'rotary-filler-12') }
    if (!name.trim()) errors.name = ['Enter a name']
    if (RESERVED_SLUGS.some((reserved) => reserved === slug)) errors.slug = ['The site needs this address']
    return errors
  },

  claim: (db, key, { slug }) =>
    claimSlug(db, { table: 'machine', name: 'name', taken: 'Another machine has this address' }, key, slug),

  // The item has passed the schema check by then.
  batch: (item) => ({ list: 'machines', items: [item as ImportedMachine] }),
}
