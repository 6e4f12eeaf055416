import type { MachineDetail } from '@brightfill/shared/contract'
import { copyUrl } from '@brightfill/shared/media'
import { absoluteUrl } from '@brightfill/shared/page'
import { pathTo } from '@brightfill/shared/router'
import { machineName } from './machineName'
import { texts } from './texts'

// A reserved machine may become available again. The price of a sold one is useless, on its page too.
const availability = { available: 'InStock', reserved: 'LimitedAvailability', sold: undefined }

// "As new" counts as used, and "rebuilt" as refurbished.
const itemConditions: [said: RegExp, kind: string][] = [
  [/^(new|made to order)\b/i, 'New'],
  [/^(rebuil[dt]|refurbished|overhauled|exchange)\b/i, 'Refurbished'],
  [/^(as new|as seen|used|pre-owned)\b/i, 'Used'],
]

/**
 * A machine in schema.org terms: an offer only with a price and until it is sold, a rating only with reviews.
 */
export function machineStructuredData(machine: MachineDetail): Record<string, unknown> {
  const { slug, price, reviews } = machine
  const offered = availability[machine.selling_state]
  const name = machineName(machine)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name,
        image: machine.images
          .map((image) => copyUrl(image, 1600))
          .filter((url) => url !== undefined)
          .map(absoluteUrl),
        description: plainText(machine.meta_description || machine.description) || undefined,
        sku: machine.weight || undefined,
        brand: machine.manufacturer ? { '@type': 'Brand', name: machine.manufacturer } : undefined,
        model: machine.model || undefined,
        offers:
          price && offered
            ? {
                '@type': 'Offer',
                price,
                priceCurrency: 'GBP',
                url: absoluteUrl(pathTo('product', { slug })),
                availability: `https://schema.org/${offered}`,
                itemCondition: itemConditionOf(machine.type_of_material),
              }
            : undefined,
        aggregateRating: reviews.length > 0 ? averageRating(reviews) : undefined,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: texts.home, item: absoluteUrl('/') },
          { '@type': 'ListItem', position: 2, name: texts.machines, item: absoluteUrl(pathTo('products')) },
          { '@type': 'ListItem', position: 3, name },
        ],
      },
    ],
  }
}

/** Undefined when the text does not say, such as "Awaiting inspection". */
function itemConditionOf(words: string): string | undefined {
  const [, kind] = itemConditions.find(([said]) => said.test(words)) ?? []
  return kind && `https://schema.org/${kind}Condition`
}

function averageRating(reviews: MachineDetail['reviews']) {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round((sum / reviews.length) * 10) / 10,
    reviewCount: reviews.length,
    bestRating: 5,
    worstRating: 0,
  }
}

function plainText(html: string): string {
  return html
    .replace(/<\/?(p|div|br|hr|h\d|[uod]l|li|d[td]|t[rdh])\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
