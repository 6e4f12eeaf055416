import type { ArticleBlock } from '@brightfill/shared/contract'
import type { Generated } from 'kysely'
import type { Json, Moment, OptionalMoment } from './columns'

export interface ContentTables {
  page: {
    id: Generated<number>
    url: string
    title: string
    menu_position: number | null
    meta_title: string
    meta_description: string
    search_text: string
    published: Generated<boolean>
    deleted_at: OptionalMoment
    updated_at: Moment
  }
  section: {
    page_id: number
    key: string
    position: number
    type: string
    fields: Json<Record<string, unknown>>
    hidden: Generated<boolean>
  }
  site_option: { name: string; value: Json<Record<string, unknown>>; updated_at: Moment }
  article: {
    id: Generated<number>
    slug: string
    title: string
    description: string
    author: string
    image: string
    content: Json<ArticleBlock[]>
    related_machines: Json<string[]>
    meta_title: string
    meta_description: string
    title_text: string
    search_text: string
    published_at: OptionalMoment
    deleted_at: OptionalMoment
    updated_at: Moment
  }
}
