import { registerRouteNames } from '@brightfill/shared/router'
import { aMachine } from '@brightfill/shared/testing'
import { machineStructuredData } from './machineStructuredData'

type Node = Record<string, unknown>

function dataOf(given: Parameters<typeof aMachine>[0]): { product: Node; breadcrumbs: Node } {
  const [product, breadcrumbs] = (
    JSON.parse(JSON.stringify(machineStructuredData(aMachine(given)))) as { '@graph': [Node, Node] }
  )['@graph']
  return { product, breadcrumbs }
}

beforeAll(() => registerRouteNames({ products: '/products', product: '/products/:slug' }))

describe('structured data of a machine', () => {
  it('names the product with pictures, description, sku, brand and model [R-349]', () => {
    const { product, breadcrumbs } = dataOf({ description: '<p>Fills <b>well</b>.</p><p>Twice.</p>' })
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Rotary bottle filler',
      description: 'Fills well. Twice.',
      sku: 'BF-3612',
      model: 'BF-RF 36/12',
      brand: { '@type': 'Brand', name: 'Brightfill' },
    })
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(breadcrumbs.itemListElement).toHaveLength(3)
  })

  it.each([
    [48500, { price: 48500, priceCurrency: 'GBP' }],
    [null, undefined],
    [0, undefined],
  ])('a price of %s gives the offer %o [R-349]', (price, offer) => {
    const { product } = dataOf({ price })
    if (offer) expect(product.offers).toMatchObject(offer)
    else expect(product).not.toHaveProperty('offers')
  })

  it.each([
    ['available', 'InStock'],
    ['reserved', 'LimitedAvailability'],
  ] as const)('the offer of a machine that is %s says %s [R-361]', (selling_state, availability) => {
    expect(dataOf({ selling_state }).product.offers).toMatchObject({
      availability: `https://schema.org/${availability}`,
    })
  })

  it.each([
    ['New, 14 weeks', 'New'],
    ['Rebuilt, in stock', 'Refurbished'],
    ['Pre-owned, inspected', 'Used'],
    ['As new, in stock', 'Used'],
  ])('the offer of a machine that is "%s" says %s [R-776]', (type_of_material, kind) => {
    expect(dataOf({ type_of_material }).product.offers).toMatchObject({
      itemCondition: `https://schema.org/${kind}Condition`,
    })
  })

  it('an offer leaves out a condition that is not known yet [R-776]', () => {
    expect(dataOf({ type_of_material: 'Awaiting inspection' }).product.offers).not.toHaveProperty('itemCondition')
  })

  it('a sold machine has no offer, whatever it cost [R-349, R-361]', () => {
    expect(dataOf({ selling_state: 'sold', price: 48500 }).product).not.toHaveProperty('offers')
  })

  it('a rating only with reviews [R-349]', () => {
    expect(dataOf({ reviews: [] }).product).not.toHaveProperty('aggregateRating')
    const review = { avatar: '', author: 'A', position: '', review: '' }
    expect(
      dataOf({
        reviews: [
          { ...review, rating: 5 },
          { ...review, rating: 4 },
        ],
      }).product.aggregateRating,
    ).toMatchObject({
      ratingValue: 4.5,
      reviewCount: 2,
    })
  })
})
