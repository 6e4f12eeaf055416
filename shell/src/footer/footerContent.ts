import type { SiteOptions } from '@brightfill/shared/contract'
import type { FooterProps } from './Footer'

/** The footer's content from the site option `footer`, without parts that the server did not send. */
export function footerContent({ footer }: SiteOptions): Omit<FooterProps, 'pages' | 'children'> {
  return {
    miniTitle: footer?.['Mini title section'],
    title: footer?.['Title section'],
    description: footer?.['Text section'],
    addresses: footer?.['footer address list'].map(({ title, text, link, image }) => ({
      title,
      text,
      url: link,
      image: image.src,
    })),
    socials: footer?.['Social links'] ?? [],
    copyright: footer?.Copyright,
  }
}
