import { type OfficeResource, officeData } from '@brightfill/shared/office'

/** The calls of the library, for each remote with a `MediaPicker`: the remote that owns the page may be down. */
export const mediaResource = { name: 'media', data: officeData('media') } satisfies OfficeResource
