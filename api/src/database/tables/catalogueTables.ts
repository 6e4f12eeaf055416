import type { FigureFilter, OptionFilter } from '@brightfill/shared/constants'
import type {
  DescriptionTab,
  MachineFilters,
  MailFrequency,
  Review,
  SellingState,
  SpecificationGroup,
} from '@brightfill/shared/contract'
import type { Generated } from 'kysely'
import type { Json, Moment, OptionalMoment } from './columns'

export interface CatalogueTables {
  filter_option: { id: Generated<number>; kind: OptionFilter; name: string; position: number }
  machine: {
    id: Generated<number>
    slug: string
    name: string
    model: string
    manufacturer: string
    year: number | null
    description: string
    sku: string
    capacity: string
    condition_note: string
    price: number | null
    selling_state: Generated<SellingState>
    /** Set by the database. */
    sold_at: OptionalMoment
    images: Json<string[]>
    technical_specifications: Json<SpecificationGroup[]>
    video_type: DescriptionTab['video_type']
    local_video: string
    iframe_video: string
    video_poster: string
    description_text: string
    reviews: Json<Review[]>
    meta_title: string
    meta_description: string
    published_at: OptionalMoment
    deleted_at: OptionalMoment
    updated_at: Moment
  }
  machine_option: { machine_id: number; option_id: number; position: number }
  product_filter: {
    machine_id: number
    published_at: Moment
    options: Generated<number[]>
    figures: Json<Partial<Record<FigureFilter, number>>>
    search: string
  }
  known_model: { manufacturer: string; model: string; year: number }
  machine_arrival: { machine_id: number; number: Generated<number> }
  saved_search: {
    id: Generated<number>
    account_id: number
    name: string
    address: string
    filters: Json<MachineFilters>
    frequency: MailFrequency
    seen: number
    due_at: Moment
    stop_token: string
    created_at: Moment
  }
  wishlist: {
    account_id: number
    machine_id: number
    created_at: Moment
    known_price: number | null
    known_state: string
  }
  saved_machine_mails: { account_id: number; stop_token: string; stopped_at: OptionalMoment }
  customer_order: {
    id: Generated<number>
    /** Null when the account was deleted. */
    account_id: number | null
    status_name: string
    created_at: Moment
    customer_name: Generated<string>
    customer_address: Generated<string>
    customer_country_id: Generated<number | null>
  }
  order_status: { name: string; position: number; ends: Generated<boolean> }
  order_machine: {
    order_id: number
    position: number
    machine_id: number | null
    slug: string
    name: string
    model: Generated<string>
    sku: Generated<string>
    price: number | null
  }
  order_step: {
    id: Generated<number>
    order_id: number
    status_name: string
    happened_on: string
    note: string
    by_name: string
    at: Moment
  }
}
