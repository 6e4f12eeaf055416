import { api } from '@brightfill/shared/api'
import type { PageLink, SiteOptions } from '@brightfill/shared/contract'

export interface SiteData {
  pages: PageLink[]
  options: SiteOptions
}

/** What the frame shows on every page. A frame without menu or options still works, so a failure here never becomes the page's. */
export async function loadSite(signal: AbortSignal): Promise<SiteData> {
  const [pages, options] = await Promise.all([
    api.get<PageLink[]>('/pages', { signal }).then(
      ({ data }) => data,
      () => [],
    ),
    api.get<{ options: SiteOptions }>('/fields', { params: { options: 'Meta site,footer,header' }, signal }).then(
      ({ data }) => data.options,
      () => ({}),
    ),
  ])
  return { pages, options }
}
