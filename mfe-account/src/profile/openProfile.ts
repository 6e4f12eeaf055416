import { aUser, renderRoutes, type StubbedCall, signedInAs, stubApi } from '@brightfill/shared/testing'
import { screen } from '@testing-library/react'
import { routes } from '../routes'

export const countries = [
  { id: 4, name: 'Germany' },
  { id: 5, name: 'Ghana' },
]
export const user = aUser({
  address: { address: 'Dock Street 1', country_id: 9, city_name: 'Hull', state: 'Yorkshire', zip_code: 'HU3' },
  country: 'United Kingdom',
})
/** Saves as the api does. */
const saves = ({ body }: StubbedCall) => ({
  result: 1,
  data: { ...user, ...body, country: body.name ? 'Germany' : '' },
})

/** Opens the profile of `user`. */
export async function openProfile(answers: Record<string, object> = {}) {
  const calls = stubApi({
    'GET /user/ways-in': { result: 1, data: { devices: [], providers: [], has_password: 1 } },
    'POST /user/get-country': { result: 1, country: countries },
    'POST /user/change-user': saves,
    ...answers,
  })
  const page = await renderRoutes(routes, '/user/profile', { session: signedInAs(user) })
  await screen.findByLabelText('Name')
  return { ...page, calls }
}
