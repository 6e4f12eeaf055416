import { phoneHref } from '@brightfill/shared/constants'
import type { Company, SiteOptions } from '@brightfill/shared/contract'
import { texts } from '../frame/texts'
import type { Address } from './AddressLink'
import type { FooterProps } from './Footer'

/** The footer's content from the site options, without parts that the server did not send. */
export function footerContent({
  footer,
  'Meta site': site,
}: SiteOptions): Omit<FooterProps, 'pages' | 'settings' | 'children'> {
  const company = site?.Company
  const places = footer?.['footer address list'].map(({ title, text, link, image }) => ({
    title,
    text,
    url: link,
    image: image.src,
  }))
  return {
    miniTitle: footer?.['Mini title section'],
    title: footer?.['Title section'],
    description: footer?.['Text section'],
    addresses: [...(places ?? []), ...(company ? waysTo(company) : [])],
    socials: footer?.['Social links'] ?? [],
    copyright: [...(footer?.Copyright ?? []), ...(company ? numbersOf(company) : [])],
    legal: footer?.['Legal links'],
  }
}

const waysTo = ({ Telephone, 'E-mail': email }: Company): Address[] => [
  { title: texts.telephone, text: Telephone, url: phoneHref(Telephone) },
  { title: texts.email, text: email, url: `mailto:${email}` },
]

const numbersOf = ({ 'Company number': number, 'VAT number': vat }: Company) => [
  `${texts.companyNumber} ${number}`,
  `${texts.vat} ${vat}`,
]
