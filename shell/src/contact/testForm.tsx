import type { SiteOptions, User } from '@brightfill/shared/contract'
import { forgetDraft } from '@brightfill/shared/draft'
import { createSiteStore, SiteProvider, signedIn } from '@brightfill/shared/store'
import { type Stubs, stubApi } from '@brightfill/shared/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { ContactSection } from './ContactSection'

export const required = { Name: 'Ada', 'Company name': 'Analytical Engines' }
export const received = { result: 1, reference: 'E-1', answer_by: '2026-11-23' }
const machines = [
  { slug: 'rotary-filler', name: 'Rotary Filler', model: 'RF 24', sku: 'BF-1024', image: '/storage/filler.webp' },
  { slug: 'screw-capper', name: 'Screw Capper', model: 'SC 8', sku: 'BF-2008', image: undefined },
]
const company = {
  Telephone: '+44 1632 960180',
  'E-mail': 'sales@company.example',
  Address: { City: 'Hull' },
  'Opening hours': [],
  'Time zone': 'Europe/London',
}

/** Renders the form below pages with one of two machines, without one, and with an error, which draws its own frame. */
export async function show(address = '/about-us', answer: Stubs['POST /submit-form-footer'] = received, user?: User) {
  const calls = stubApi({ 'POST /submit-form-footer': answer })
  const store = createSiteStore({ pages: [], options: { 'Meta site': { Company: company } } as unknown as SiteOptions })
  if (user) signedIn(store, user)
  const frame = (
    <>
      <Outlet />
      <ContactSection />
    </>
  )
  const router = createMemoryRouter(
    [
      {
        element: frame,
        errorElement: <ContactSection />,
        children: [
          { path: '/about-us', element: null },
          {
            id: 'product',
            path: '/products/:slug',
            element: null,
            loader: ({ params }) => machines.find(({ slug }) => slug === params.slug),
            hydrateFallbackElement: <ContactSection />,
            handle: { subject: (machine: (typeof machines)[0]) => machine },
          },
          {
            path: '/broken',
            element: null,
            loader: () => {
              throw new Error('No')
            },
          },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  const page = (
    <SiteProvider store={store}>
      <RouterProvider router={router} />
    </SiteProvider>
  )
  await act(async () => void render(page)) // also loads the form's code
  return { calls, store, goTo: (to: string) => act(() => router.navigate(to)) }
}

/** Uses the form and waits for its code. */
export async function awaitForm() {
  const name = screen.getByLabelText('Name')
  await userEvent.click(name)
  return screen.findByRole('combobox', { name: /Phone country code/ })
}
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))
export const sendAnother = async () => userEvent.click(await screen.findByRole('button', { name: 'Send another' }))
export const phone = () => screen.getByLabelText('Phone number')

beforeEach(() => {
  forgetDraft('contact')
  localStorage.clear()
})
