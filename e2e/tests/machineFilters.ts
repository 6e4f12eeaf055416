import type { Page } from '@playwright/test'
import { origin } from '../site'

interface Listed {
  total: number
  total_pages: number
  data: {
    id: number
    name: string
    model: string
    slug: string
    images: string[]
    price: number | null
    selling_state: string
  }[]
}

/** The machines that the api lists, requested without the site. */
export async function listed(filters: object = {}, page = 1): Promise<Listed> {
  const answer = await fetch(`${origin}/api/get/products?page=${page}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page, ...filters }),
  })
  if (!answer.ok) throw new Error(`The list answered ${answer.status}`)
  return (await answer.json()) as Listed
}

/** The addresses of the machines on screen, in order. */
export function shownMachines(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: 'Results' })
    .locator('a[href^="/products/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
}
