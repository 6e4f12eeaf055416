import type { ContentFile } from '@brightfill/shared/contract'

export type ImportedMachine = ContentFile['machines'][number]
export type ImportedPost = ContentFile['posts'][number]
export type ImportedPage = ContentFile['pages'][number]
