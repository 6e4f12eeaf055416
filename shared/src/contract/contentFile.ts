import { RESERVED_SLUGS, SLUG_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { ArticleBlock } from './blog'
import { PageMeta, SiteOptions } from './content'
import { DescriptionTab, Review, SellingState, SpecificationGroup } from './machines'
import { Html, Int, NullOr } from './parts'
import { Section } from './sections'

// Content as people write it and move it between databases: rows refer to each other by name, not by id.

const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: SLUG_MAX_LENGTH })
// The api answers calls at the reserved addresses.
const MachineSlug = Type.String({
  pattern: `^(?!(${RESERVED_SLUGS.join('|')})$)[a-z0-9]+(-[a-z0-9]+)*$`,
  maxLength: SLUG_MAX_LENGTH,
})
/** Former slugs; their addresses redirect to the current one. */
const FormerSlugs = Type.Optional(Type.Array(Slug, { maxItems: 50 }))
/** Null for a draft. */
const Published = NullOr(Type.String({ format: 'date-time' }))

export const ContentPage = Type.Object({
  url: Type.String({ pattern: '^/', maxLength: 500 }),
  title: Type.String(),
  menu_position: NullOr(Int),
  meta: PageMeta,
  sections: Type.Array(Section),
})

export const ContentMachine = Type.Object({
  slug: MachineSlug,
  former_slugs: FormerSlugs,
  name: Type.String(),
  model: Type.String(),
  manufacturer: Type.String(),
  year: NullOr(Int),
  description: Html,
  sku: Type.String(),
  capacity: Type.String(),
  condition_note: Type.String(),
  price: NullOr(Type.Integer({ minimum: 1, maximum: 2147483647 })),
  /** Available when missing. */
  selling_state: Type.Optional(SellingState),
  /** Names of the catalogue. */
  categories: Type.Array(Type.String()),
  bottles: Type.Array(Type.String()),
  beverages: Type.Array(Type.String()),
  images: Type.Array(Type.String()),
  technical_specifications: Type.Array(SpecificationGroup),
  tabs_description: DescriptionTab,
  reviews: Type.Array(Review),
  meta_title: Type.String(),
  meta_description: Type.String(),
  published_at: Published,
})

export const ContentPost = Type.Object({
  slug: Slug,
  former_slugs: FormerSlugs,
  title: Type.String(),
  description: Type.String(),
  author: Type.String(),
  image: Type.String(),
  content: Type.Array(ArticleBlock),
  meta_title: Type.String(),
  meta_description: Type.String(),
  published_at: Published,
})

export const ContentCatalogue = Type.Object({
  categories: Type.Array(Type.String()),
  bottles: Type.Array(Type.String()),
  beverages: Type.Array(Type.String()),
  manufacturers: Type.Array(
    Type.Object({
      name: Type.String(),
      models: Type.Array(Type.Object({ name: Type.String(), years: Type.Array(Int) })),
    }),
  ),
})

/** Raised by a release whose files a former release would not read, or not in whole. */
export const CONTENT_FORMAT = 2

/** All content of a site, or a part of it: an import leaves alone what has an empty list here. */
export const ContentFile = Type.Object({
  /** `CONTENT_FORMAT` of the site that wrote it. Files of releases up to 0.5 have none. */
  format: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999 })),
  options: SiteOptions,
  pages: Type.Array(ContentPage),
  catalogue: ContentCatalogue,
  machines: Type.Array(ContentMachine),
  posts: Type.Array(ContentPost),
})
export type ContentFile = Static<typeof ContentFile>
