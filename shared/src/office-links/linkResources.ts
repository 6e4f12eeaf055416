import { type OfficeResource, officeData } from '@brightfill/shared/office'
import { mediaResource } from '@brightfill/shared/office-media'

/** The calls of the picker, for each remote with a `LinkField`: the remotes that own them may be down. */
export const linkResources: OfficeResource[] = [
  { name: 'pages', data: officeData('pages') },
  { name: 'machines', data: officeData('machines') },
  { name: 'articles', data: officeData('articles') },
  mediaResource,
]
