import { renderRoutes, type StubbedCall } from '@brightfill/shared/testing'
import { screen } from '@testing-library/react'
import { routes } from '../routes'

/** Opens the machine list and waits for its options. */
export async function openList(address = '/products') {
  const page = await renderRoutes(routes, address)
  await screen.findByRole('group', { name: 'Categories' })
  return page
}

export const results = () => screen.findByRole('region', { name: 'Results' })

/** The checkbox of a filter. */
export const box = (name: RegExp) => screen.getByRole('checkbox', { name })

/** The calls that asked for machines. */
export const listCalls = (calls: StubbedCall[]) => calls.filter(({ name }) => name === 'POST /get/products')
