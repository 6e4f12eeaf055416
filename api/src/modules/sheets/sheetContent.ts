import { shownCondition } from '@brightfill/shared/constants'
import type { MachineDetail, SiteOptions } from '@brightfill/shared/contract'
import sanitizeHtml from 'sanitize-html'
import { type Letterhead, letterheadOf } from './letterhead'

/** The content of a data sheet, which is made again when any of it changes. */
export interface SheetContent
  extends Letterhead,
    Pick<
      MachineDetail,
      'slug' | 'name' | 'model' | 'manufacturer' | 'year' | 'price' | 'selling_state' | 'updated_at'
    > {
  sku: string
  capacity: string
  condition: string
  category: string
  description: string
  specifications: MachineDetail['technical_specifications']
  /** Media paths. */
  images: string[]
  /** Address of the machine's page. */
  url: string
}

const MOST_IMAGES = 4

export function sheetContentOf(machine: MachineDetail, options: SiteOptions, publicOrigin: string): SheetContent {
  return {
    ...letterheadOf(options),
    slug: machine.slug,
    name: machine.name || machine.model || machine.slug,
    model: machine.name ? machine.model : '',
    manufacturer: machine.manufacturer,
    year: machine.year,
    price: machine.price,
    selling_state: machine.selling_state,
    updated_at: machine.updated_at,
    sku: machine.weight,
    capacity: machine.unit_of_measure,
    condition: shownCondition(machine.type_of_material, machine.selling_state),
    category: machine.category_name,
    description: plainText(machine.description),
    specifications: machine.technical_specifications,
    images: machine.images.slice(0, MOST_IMAGES),
    url: `${publicOrigin}/products/${machine.slug}`,
  }
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|h\d|li|tr|blockquote)>|<br\b[^>]*>/gi, ' ')
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
}
