import type { SiteOptions } from '@brightfill/shared/contract'

/** The company's details, for the head and the foot of each page. */
export interface Letterhead {
  /** Media path. */
  logo: string
  siteName: string
  company: { name: string; address: string; telephone: string; mail: string; number: string; vat: string }
}

/** The options behind a letterhead. */
export const letterheadOptions = ['Meta site', 'header'] as const

export function letterheadOf(options: SiteOptions): Letterhead {
  const site = options['Meta site']
  const company = site?.Company
  const place = company?.Address
  return {
    logo: options.header?.Logo.src ?? '',
    siteName: site?.['Site name'] ?? '',
    company: {
      name: company?.['Legal name'] ?? site?.['Site name'] ?? '',
      address: place ? `${place.Street}, ${place.City} ${place.Postcode}` : '',
      telephone: company?.Telephone ?? '',
      mail: company?.['E-mail'] ?? '',
      number: company?.['Company number'] ?? '',
      vat: company?.['VAT number'] ?? '',
    },
  }
}
