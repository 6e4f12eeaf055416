import type {
  ArticleBlock,
  DescriptionTab,
  PageMeta,
  Review,
  Section,
  SellingState,
  SiteOptions,
  SpecificationGroup,
  StaffRole,
} from '@brightfill/shared/contract'

// The content of the seed's files. Media have their names in the database: `public/blog/x.webp` is
// `seed/media/blog/x.webp`. Rows refer to each other by name, slug or e-mail; the loader assigns ids.

/** Names in the order the filter panel and the sell form show them. */
export interface SeedCatalogue {
  categories: string[]
  bottles: string[]
  beverages: string[]
  manufacturers: SeedManufacturer[]
}

/** The choice of the sell form, wider than the stock. */
interface SeedManufacturer {
  name: string
  models: { name: string; years: number[] }[]
}

export interface SeedMachine {
  slug: string
  name: string
  model: string
  manufacturer: string
  year: number
  /** Rich text of one paragraph. */
  description: string
  /** Answered as `weight`, shown as SKU. */
  sku: string
  /** Answered as `unit_of_measure`, shown as Production Capacity. */
  capacity: string
  /** Answered as `type_of_material`, shown as Condition & Availability. */
  condition_note: string
  /** Pounds; null is "Price on request". */
  price: number | null
  /** Available when missing. */
  selling_state?: SellingState
  /** Names of the catalogue; the first category is the one a card shows. */
  categories: string[]
  bottles: string[]
  beverages: string[]
  images: string[]
  technical_specifications: SpecificationGroup[]
  tabs_description: DescriptionTab
  reviews: Review[]
  meta_title: string
  meta_description: string
  /** Moment in ISO 8601; null is a draft. */
  published_at: string | null
}

export interface SeedPost {
  slug: string
  title: string
  description: string
  author: string
  image: string
  content: ArticleBlock[]
  meta_title: string
  meta_description: string
  /** Moment in ISO 8601; null is a draft. */
  published_at: string | null
}

export interface SeedPage {
  url: string
  /** Shown by the menu and the header search. */
  title: string
  /** Null keeps the page out of the menu. */
  menu_position: number | null
  meta: PageMeta
  /** Empty for pages of other remotes, which have their own content. */
  sections: Section[]
}

/** All site options. */
export type SeedOptions = Required<SiteOptions>

/** With public passwords: for development and tests only. */
export interface SeedUser {
  email: string
  password: string
  name: string
  last_name: string
  phone: string
  position: string
  image: string
  roles: StaffRole[]
  address: string
  /** ISO 3166 alpha-2; empty for none. */
  country_code: string
  city_name: string
  state: string
  zip_code: string
}

export interface SeedOrder {
  /** E-mail address of the user who placed it. */
  user: string
  status_name: string
  created_at: string
}
