import type { SiteOptions } from '@brightfill/shared/contract'
import type { SeedCatalogue, SeedMachine, SeedPage, SeedPost } from '../../seed/content/types'

// Content as people write it: rows refer to each other by name, so a file can be carried from one database to another.

export type ImportedMachine = SeedMachine
export type ImportedPost = SeedPost
export type ImportedPage = SeedPage

export interface ContentFile {
  options: SiteOptions
  pages: ImportedPage[]
  catalogue: SeedCatalogue
  machines: ImportedMachine[]
  posts: ImportedPost[]
}
