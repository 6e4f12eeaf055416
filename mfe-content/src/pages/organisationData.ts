import { mediaUrl } from '@brightfill/shared/media'
import type { PageContent } from './loadContent'

/** The company that runs the site, in schema.org terms. */
export function organisationData({ options, fields, origin }: PageContent) {
  const site = options['Meta site']
  const icon = mediaUrl(site?.['Icon site'])
  const name = site?.['Site name'] || fields.Meta?.['Meta title']
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name,
        url: origin,
        logo: icon && new URL(icon, origin).href,
      },
      { '@type': 'WebSite', name, url: origin, publisher: { '@id': `${origin}/#organization` } },
    ],
  }
}
