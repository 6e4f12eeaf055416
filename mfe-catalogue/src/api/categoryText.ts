import { call } from '@brightfill/shared/api'

export interface CategoryText {
  title?: string
  description?: string
  heading?: string
  lead?: string
}

/** The editors' text about a category, from the content page at its address; undefined without one (R-364). */
export async function fetchCategoryText(url: string, signal?: AbortSignal): Promise<CategoryText> {
  const { fields } = await call('GET /fields', { url, options: 'none' }, { signal })
  const { Meta: meta, sections } = fields
  const intro = sections.find((section) => section.type === 'intro')?.fields
  return {
    title: meta?.['Meta title'],
    description: meta?.['Meta description'],
    heading: intro?.['Title section'],
    lead: intro?.['Text section'],
  }
}
