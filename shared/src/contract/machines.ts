import { eachFigureFilter, eachOptionFilter, FILTER_OPTIONS_MAX, SLUG_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import {
  Answer,
  Flag,
  Html,
  Id,
  Int,
  MediaPath,
  NullOr,
  OneOf,
  SearchText,
  ShortText,
  Slug,
  SortBy,
  Timestamp,
} from './parts'

/** A category, bottle or beverage a machine belongs to. */
export const Option = Type.Object({ id: Id, name: Type.String() })
export type Option = Static<typeof Option>

/** Whether a machine can still be bought. A sold one keeps its page. */
export const SellingState = OneOf('available', 'reserved', 'sold')
export type SellingState = Static<typeof SellingState>

/**
 * By media path: the points of pictures that crops keep in view, as `object-position` has them. Only of pictures that
 * have one outside their middle.
 */
const FocalPoints = Type.Optional(Type.Record(Type.String(), Type.String()))

/** A product of a list. */
export const MachineCard = Type.Object({
  id: Id,
  name: Type.String(),
  model: Type.String(),
  year: NullOr(Type.Integer()),
  categories: Type.Array(Option),
  /** Media paths in gallery order; they are shown 4:3. */
  images: Type.Array(MediaPath),
  focal: FocalPoints,
  slug: Type.String(),
  in_wishlist: Flag,
  updated_at: Timestamp,
  /** Pounds; null means "Price on request". */
  price: NullOr(Type.Integer()),
  /** In words, such as "Rebuilt, in stock"; may be empty. */
  condition: Type.String(),
  selling_state: SellingState,
})
export type MachineCard = Static<typeof MachineCard>

export const SpecificationGroup = Type.Object({
  title: Type.String(),
  specifications: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
})
export type SpecificationGroup = Static<typeof SpecificationGroup>

/** Content of the Description tab. `video_type` says which video to show, and is empty for none. */
export const DescriptionTab = Type.Object({
  video_type: OneOf('local', 'iframe', ''),
  local_video: MediaPath,
  iframe_video: Type.String(),
  /** Picture shown before a video plays; may be empty. */
  video_poster: MediaPath,
  text: Html,
})
export type DescriptionTab = Static<typeof DescriptionTab>

export const Review = Type.Object(
  {
    avatar: MediaPath,
    author: Type.String(),
    position: Type.String(),
    /** 0 to 5, halves allowed. */
    rating: Type.Number(),
    review: Type.String(),
  },
  { title: 'Review' },
)
export type Review = Static<typeof Review>

/** A product of the detail page. The specification prints the labels: `weight` is shown as SKU. */
export const MachineDetail = Type.Object({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  model: Type.String(),
  manufacturer: Type.String(),
  description: Html,
  year: NullOr(Type.Integer()),
  /** Shown as SKU. */
  weight: Type.String(),
  /** Shown as Production Capacity. */
  unit_of_measure: Type.String(),
  /** Shown as Condition & Availability. */
  type_of_material: Type.String(),
  category_name: Type.String(),
  categories: Type.Array(Option),
  price: NullOr(Type.Integer()),
  selling_state: SellingState,
  in_wishlist: Flag,
  images: Type.Array(MediaPath),
  focal: FocalPoints,
  /** By media path: the alternative texts of pictures that staff have described. */
  alts: Type.Optional(Type.Record(Type.String(), Type.String())),
  technical_specifications: Type.Array(SpecificationGroup),
  tabs_description: DescriptionTab,
  reviews: Type.Array(Review),
  meta_title: Type.String(),
  meta_description: Type.String(),
  published_at: Timestamp,
  updated_at: Timestamp,
})
export type MachineDetail = Static<typeof MachineDetail>

/** One collapsible list of the filter panel: whether it is open, and the chosen ids. */
const FilterList = Type.Object({
  open: Type.Optional(Type.Boolean()),
  value: Type.Optional(Type.Array(Int, { maxItems: FILTER_OPTIONS_MAX })),
})

/** From and to, both inclusive; null leaves that side open. */
const Range = Type.Tuple([NullOr(Int), NullOr(Int)])

/** The Filters object of the machine list; a missing field has its default. */
export const MachineFilters = Type.Object({
  search: Type.Optional(SearchText),
  sortBy: Type.Optional(SortBy),
  ...eachOptionFilter(() => Type.Optional(FilterList)),
  /** Sent only when they are set. */
  ...eachFigureFilter(() => Type.Optional(Range)),
})
export type MachineFilters = Static<typeof MachineFilters>

/** Anything that is not a page number counts as page 1. */
export const PageNumber = Type.Optional(Type.Union([Type.Integer(), Type.Number(), Type.String({ maxLength: 40 })]))

export const MachineListRequest = Type.Object({
  page: PageNumber,
  filters: Type.Optional(MachineFilters),
})

export const MachineListAnswer = Answer({
  data: Type.Array(MachineCard),
  current_page: Type.Integer(),
  /** 0 when nothing matches. */
  total_pages: Type.Integer(),
  /** Machines that match, for the announcement of R-320. */
  total: Type.Integer(),
})
export type MachineListAnswer = Static<typeof MachineListAnswer>

/** An option with the number of machines it would show given the other filters. */
export const CountedOption = Type.Object({ id: Id, name: Type.String(), count: Type.Integer() })
export type CountedOption = Static<typeof CountedOption>

const Bounds = Type.Object({ min: Type.Integer(), max: Type.Integer() })

export const FilterSetsRequest = Type.Object({ filters: Type.Optional(MachineFilters) })

/**
 * The filter sets, under their printed keys (`data`, `bottle`) and under fitting ones (`category`, `bottles`).
 */
export const FilterSetsAnswer = Answer({
  data: Type.Array(CountedOption),
  bottle: Type.Array(CountedOption),
  ...eachOptionFilter(() => Type.Array(CountedOption)),
  /** Present when any visible machine has such a figure. */
  ...eachFigureFilter(() => Type.Optional(Bounds)),
})
export type FilterSetsAnswer = Static<typeof FilterSetsAnswer>

export const BySlug = Type.Object({ slug: Type.String({ minLength: 1, maxLength: SLUG_MAX_LENGTH }) })
export const ByOptionalSlug = Type.Object({ slug: Type.Optional(Slug) })
export const ByName = Type.Object({ name: Type.Optional(SearchText) })

/** One machine, under the printed key and two fitting ones. */
export const MachineAnswer = Answer({ blog: MachineDetail, product: MachineDetail, data: MachineDetail })
export type MachineAnswer = Static<typeof MachineAnswer>

/** The also-like list. */
export const AlsoLikeAnswer = Answer({ data: Type.Array(MachineCard) })
export type AlsoLikeAnswer = Static<typeof AlsoLikeAnswer>

/** `model` tells machines with the same name apart. */
export const MachineSuggestion = Type.Object({ name: Type.String(), slug: Type.String(), model: Type.String() })
export type MachineSuggestion = Static<typeof MachineSuggestion>

/** Suggestions, under the printed key `blogs` and a fitting one. */
export const MachineSuggestionsAnswer = Answer({
  blogs: Type.Array(MachineSuggestion),
  products: Type.Array(MachineSuggestion),
})
export type MachineSuggestionsAnswer = Static<typeof MachineSuggestionsAnswer>

/** Choices of the sell form: manufacturers, then models, then years. */
export const NamedList = Type.Array(Type.Object({ name: Type.String() }))
export type NamedList = Static<typeof NamedList>
export const YearList = Type.Array(Type.Object({ year: Type.Integer() }))
export type YearList = Static<typeof YearList>
export const ByManufacturer = Type.Object({ manufacturer: ShortText })
export const ByModel = Type.Object({ model: ShortText, manufacturer: Type.Optional(ShortText) })

export const WishlistChange = Type.Object({
  /** The state to set, not a toggle. */
  isChecked: Type.Union([Type.Boolean(), Type.Integer({ minimum: 0, maximum: 1 })]),
  /** Id of the machine. */
  event_id: Id,
})
export const WishlistChangeAnswer = Answer({ in_wishlist: Flag })
export type WishlistChangeAnswer = Static<typeof WishlistChangeAnswer>
export const WishlistAnswer = Answer({ data: Type.Array(MachineCard) })
export type WishlistAnswer = Static<typeof WishlistAnswer>
