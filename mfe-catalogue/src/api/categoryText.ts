import { api } from '@brightfill/shared/api'
import type { FieldsAnswer } from '@brightfill/shared/contract'

export interface CategoryText {
  title?: string
  description?: string
  heading?: string
  lead?: string
}

/** The editors' text about a category: the page of content at its address. Nothing when there is none (R-364). */
export async function fetchCategoryText(url: string, signal?: AbortSignal): Promise<CategoryText> {
  const { data } = await api.get<FieldsAnswer>('/fields', { params: { url, options: 'none' }, signal })
  const { Meta: meta, sections } = data.fields
  const intro = sections.find((section) => section.type === 'intro')?.fields
  return {
    title: meta?.['Meta title'],
    description: meta?.['Meta description'],
    heading: intro?.['Title section'],
    lead: intro?.['Text section'],
  }
}
