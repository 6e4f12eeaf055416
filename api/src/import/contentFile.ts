import type { ManyFilter } from '@brightfill/shared/constants'
import type { ContentFile } from '@brightfill/shared/contract'

export type ImportedMachine = ContentFile['machines'][number]
export type ImportedPost = ContentFile['posts'][number]
export type ImportedPage = ContentFile['pages'][number]
export type ImportedMedia = NonNullable<ContentFile['media']>[number]
export type ImportedOption = { kind: ManyFilter; name: string; position: number }
export type ImportedModel = { manufacturer: string; model: string; year: number }
export type ImportedSetting = { name: string; value: object }

/** The machine columns with the same names in a file, and those of the description tab. */
export const machineColumns = [
  ...(['slug', 'name', 'model', 'manufacturer', 'year', 'description', 'sku', 'capacity', 'condition_note'] as const),
  ...(['price', 'selling_state', 'images', 'technical_specifications', 'reviews'] as const),
  ...(['meta_title', 'meta_description', 'published_at'] as const),
]
export const tabColumns = ['video_type', 'local_video', 'iframe_video', 'video_poster'] as const

interface Items {
  options: ImportedSetting
  pages: ImportedPage
  posts: ImportedPost
  catalogue: ImportedOption
  machines: ImportedMachine
  models: ImportedModel
  media: ImportedMedia
}

/** Some items of a content file that are written together. */
export type Batch = { [List in keyof Items]: { list: List; items: Items[List][] } }[keyof Items]
