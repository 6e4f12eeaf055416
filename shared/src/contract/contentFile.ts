import { RESERVED_SLUGS, SLUG_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { ArticleBlock } from './blog'
import { PageMeta, SiteOptions } from './content'
import { DescriptionTab, Review, SellingState, SpecificationGroup } from './machines'
import { AltText, FocalPoint } from './officeMedia'
import { Int, MediaPath, NullOr, RICH_TEXT } from './parts'
import { Section } from './sections'
import { titled } from './titled'

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
  url: Type.String({ pattern: '^/', maxLength: 500, title: 'Address' }),
  title: Type.String({ title: 'Name', description: 'As it appears in the menu.' }),
  /** Null keeps it out of the menu; if missing, the page keeps its place. */
  menu_position: Type.Optional(NullOr(Int)),
  meta: titled(PageMeta, 'Search engines'),
  sections: Type.Array(Section),
  /** A page that is not published is offline. */
  published: Type.Optional(Type.Boolean()),
})

const { text, video_type, local_video, iframe_video, video_poster } = DescriptionTab.properties
const DescriptionFields = Type.Object({
  text: titled(text, 'Full description'),
  video_type: titled(
    video_type,
    'Video',
    'Local is a file in the media library; Iframe is a video at another web address.',
  ),
  local_video: titled(local_video, 'Video file'),
  iframe_video: titled(iframe_video, 'Address of the video'),
  video_poster: titled(video_poster, 'Picture before the video plays'),
})

// Titles, descriptions, `lines` and `advised` (characters) are what the form of the office shows.
export const ContentMachine = Type.Object({
  slug: titled(MachineSlug, 'Address', 'The last part of the address. Old links still work if you change it.'),
  former_slugs: FormerSlugs,
  name: Type.String({ title: 'Name', advised: 80 }),
  model: Type.String({ title: 'Model' }),
  manufacturer: Type.String({ title: 'Manufacturer' }),
  year: titled(NullOr(Int), 'Year'),
  description: Type.String({ ...RICH_TEXT, title: 'Short description', advised: 240 }),
  sku: Type.String({ title: 'SKU' }),
  capacity: Type.String({ title: 'Production capacity', description: 'For example 36,000 bottles/h' }),
  condition_note: Type.String({ title: 'Condition', description: 'For example Rebuilt, in stock' }),
  price: titled(
    NullOr(Type.Integer({ minimum: 1, maximum: 2147483647 })),
    'Price',
    'In pounds. Leave it empty for “Price on request”.',
  ),
  /** Available when missing. */
  selling_state: Type.Optional(titled(SellingState, 'Availability')),
  /** Names of the catalogue. */
  categories: Type.Array(Type.String(), { title: 'Categories' }),
  bottles: Type.Array(Type.String(), { title: 'Bottles' }),
  beverages: Type.Array(Type.String(), { title: 'Beverages' }),
  images: Type.Array(Type.String(), { title: 'Pictures' }),
  technical_specifications: Type.Array(SpecificationGroup, { title: 'Specification' }),
  tabs_description: titled(DescriptionFields, 'Description tab'),
  reviews: Type.Array(Review, { title: 'Reviews' }),
  meta_title: Type.String({ title: 'Title in search results', advised: 60 }),
  meta_description: Type.String({ title: 'Text in search results', lines: 3, advised: 155 }),
  published_at: Published,
})

export const ContentPost = Type.Object({
  slug: titled(Slug, 'Address', 'The last part of the address. Old links still work if you change it.'),
  former_slugs: FormerSlugs,
  title: Type.String({ title: 'Title', advised: 80 }),
  description: Type.String({
    title: 'Summary',
    description: 'Shown on cards, in feeds and in search results.',
    lines: 3,
    advised: 200,
  }),
  author: Type.String({ title: 'Author', description: 'For example Tom Rigby, Automation engineer' }),
  image: titled(MediaPath, 'Lead picture'),
  content: Type.Array(ArticleBlock, { title: 'Text' }),
  /** Slugs of machines below the article. */
  related_machines: Type.Optional(
    Type.Array(Type.String({ maxLength: SLUG_MAX_LENGTH }), { title: 'Related machines', maxItems: 4 }),
  ),
  meta_title: Type.String({ title: 'Title in search results', advised: 60 }),
  meta_description: Type.String({ title: 'Text in search results', lines: 3, advised: 155 }),
  published_at: titled(Published, 'Date', 'Leave it empty to use the day you publish it.'),
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

/** The description and focal point by staff of a picture in the content; its file moves with the media folder. */
export const ContentMedia = Type.Object({
  path: Type.String({ pattern: '^public/.', maxLength: 500 }),
  /** Null until a colleague has been asked; empty for a decorative picture. */
  alt: NullOr(AltText),
  focal: FocalPoint,
})

/** Raised by a release that writes files which earlier releases cannot read in full. */
export const CONTENT_FORMAT = 1

/** All content of a site, or a part of it: an import leaves alone what has an empty list here. */
export const ContentFile = Type.Object({
  /** `CONTENT_FORMAT` of the site that wrote it. */
  format: Type.Integer({ minimum: 1, maximum: 9_999 }),
  options: SiteOptions,
  pages: Type.Array(ContentPage),
  catalogue: ContentCatalogue,
  machines: Type.Array(ContentMachine),
  posts: Type.Array(ContentPost),
  /** Pictures with an alternative text or a focal point of their own. */
  media: Type.Optional(Type.Array(ContentMedia)),
})
export type ContentFile = Static<typeof ContentFile>
