import { call } from '@brightfill/shared/api'
import type { PageLink, SiteOptions } from '@brightfill/shared/contract'

export interface SiteData {
  pages: PageLink[]
  options: SiteOptions
}

/**
 * Loads the data that the frame shows on every page. The frame also works without menu or options, so a failure here
 * never becomes a failure of the page.
 */
export async function loadSite(signal: AbortSignal): Promise<SiteData> {
  const [pages, options] = await Promise.all([
    call('GET /pages', {}, { signal }).catch(() => []),
    call('GET /fields', { options: 'Meta site,footer,header' }, { signal }).then(
      ({ options }) => options,
      () => ({}),
    ),
  ])
  return { pages, options }
}
