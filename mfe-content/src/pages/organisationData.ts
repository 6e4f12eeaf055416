import type { Company } from '@brightfill/shared/contract'
import { copyUrl } from '@brightfill/shared/media'
import { absoluteUrl } from '@brightfill/shared/page'
import type { PageContent } from './loadContent'

/** The company that runs the site, in schema.org terms. */
export function organisationData({ options, fields }: PageContent) {
  const site = options['Meta site']
  const icon = copyUrl(site?.['Icon site'], 320)
  const name = site?.['Site name'] || fields.Meta?.['Meta title']
  const url = absoluteUrl('')
  const id = `${url}/#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': id,
        name,
        url,
        ...(site?.Company && companyData(site.Company)),
        logo: icon && absoluteUrl(icon),
      },
      { '@type': 'WebSite', name, url, publisher: { '@id': id } },
    ],
  }
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function companyData({ Address, 'Opening hours': hours, ...company }: Company) {
  return {
    legalName: company['Legal name'],
    telephone: company.Telephone,
    email: company['E-mail'],
    vatID: company['VAT number'],
    identifier: { '@type': 'PropertyValue', propertyID: 'Company number', value: company['Company number'] },
    address: {
      '@type': 'PostalAddress',
      streetAddress: Address.Street,
      addressLocality: Address.City,
      postalCode: Address.Postcode,
      addressCountry: Address.Country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: company.Telephone,
      email: company['E-mail'],
      hoursAvailable: hours.map(({ Days, Opens, Closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: Days.map((day) => weekdays[day - 1]),
        opens: Opens,
        closes: Closes,
      })),
    },
  }
}
