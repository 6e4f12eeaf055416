import type { Review } from '@brightfill/shared/contract'
import type { SeedMachine } from '../types'
import { type Clip, descriptionTab, type Words } from './descriptionTab'

interface Draft
  extends Pick<
    SeedMachine,
    | 'name'
    | 'model'
    | 'manufacturer'
    | 'year'
    | 'sku'
    | 'capacity'
    | 'price'
    | 'selling_state'
    | 'categories'
    | 'bottles'
    | 'beverages'
  > {
  slug: string
  /** First sentence of the description, and the text for search engines. */
  summary: string
  /** The rest of the description. */
  more: string
  condition: string
  /** Set and angles of the gallery: `['rotary-filler/01', 'hero', 'side']`. */
  pictures: [set: string, ...angles: string[]]
  words: Words
  video?: Clip
  /** Names and values under the title of their group. */
  specifications: Record<string, Record<string, string>>
  reviews?: Review[]
  /** Day of publication; none for a draft. */
  published?: string
}

/** Builds a machine of the seed from its own values. */
export function machine({
  summary,
  more,
  condition,
  pictures,
  words,
  video,
  specifications,
  reviews = [],
  published,
  ...own
}: Draft): SeedMachine {
  const [set, ...angles] = pictures
  return {
    ...own,
    description: `<p>${summary} ${more}</p>`,
    condition_note: condition,
    images: angles.map((angle) => `public/machines/${set}-${angle}.webp`),
    technical_specifications: Object.entries(specifications).map(([title, pairs]) => ({
      title,
      specifications: Object.entries(pairs).map(([name, value]) => ({ name, value })),
    })),
    tabs_description: descriptionTab(words, video),
    reviews,
    meta_title: metaTitle(own.name, own.model),
    meta_description: `${own.name} ${own.model}, built ${own.year}. ${summary}`,
    published_at: published ? `${published}T08:00:00Z` : null,
  }
}

/** The longest title that a result page shows. */
const longestTitle = 60

function metaTitle(name: string, model: string): string {
  const [long, short] = [`${name} ${model} | Brightfill Machinery`, `${name} | Brightfill Machinery`] as const
  return long.length <= longestTitle ? long : short
}
