import type { MediaFile } from '@brightfill/shared/contract'
import { type Found, type OfficeResource, officeData } from '@brightfill/shared/office'
import { sharesData, usesData, versionsData } from '@brightfill/shared/office-editing'
import { linkResources } from '@brightfill/shared/office-links'
import { mediaResource } from '@brightfill/shared/office-media'
import { MediaPage } from './media/MediaPage'
import { texts } from './media/texts'
import { MenuPage } from './menu/MenuPage'
import { OptionsPage } from './options/OptionsPage'
import { PagesPage } from './pages/PagesPage'

const FEW = 5

/** Files in the search of the whole office (O-01). */
async function findMedia(words: string, signal?: AbortSignal): Promise<Found[]> {
  const pagination = { page: 1, perPage: FEW }
  const { data } = (await mediaResource.data.getList?.('', {
    filter: { search: words },
    pagination,
    ...(signal && { signal }),
  })) ?? { data: [] }
  const files = data as MediaFile[] // the rows of this list
  return files.map(({ id, name, kind }) => ({ path: `${texts.path}/${id}`, title: name, note: texts.kinds[kind] }))
}

export const resources: OfficeResource[] = [
  { name: 'pages', list: PagesPage, data: officeData('pages') },
  { name: 'pages-versions', data: versionsData('pages') },
  { name: 'pages-shares', data: sharesData('pages') },
  { name: 'pages-uses', data: usesData('pages') },
  { name: 'page-bin', data: officeData('page-bin') },
  { name: 'page-schema', data: officeData('page-schema', { single: true }) },
  { name: 'menu', list: MenuPage, data: officeData('menu', { single: true }) },
  { name: 'options', list: OptionsPage, data: officeData('options') },
  { name: 'options-versions', data: versionsData('options') },
  { name: 'options-shares', data: sharesData('options') },
  { name: 'option-schemas', data: officeData('option-schemas', { single: true }) },
  { ...mediaResource, list: MediaPage, find: findMedia },
  // Last: those with a page of this remote are found first.
  ...linkResources,
]
