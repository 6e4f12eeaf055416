// First: it declares the order of the layers for all other sheets.
import '@brightfill/shared/ui/styles.css'
import { registerRouteNames } from '@brightfill/shared/router'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { Container, Section } from '@brightfill/shared/ui'
import type { Decorator, Preview } from '@storybook/react-webpack5'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Ground } from './States'

registerRouteNames({ products: '/products' })

/** A page with the story on each of its grounds, inside a site and a router, in the scheme chosen in the toolbar. */
const page: Decorator = (Story, { title, name, parameters, globals }) => {
  document.documentElement.dataset.scheme = globals.scheme
  const grounds: Ground[] = parameters.grounds
  const element = (
    <main>
      <Section>
        <Container>
          <h1>{`${title}: ${name}`}</h1>
        </Container>
      </Section>
      {grounds.map((ground) => (
        <Section
          key={ground}
          data-ground={ground === 'navy' ? ground : undefined}
          tight={ground === 'navy' ? undefined : 'start'}
          aria-label={`On ${ground}`}
        >
          <Container>
            <Story />
          </Container>
        </Section>
      ))}
    </main>
  )
  return (
    <SiteProvider store={createSiteStore({ pages: [], options: {} })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </SiteProvider>
  )
}

const preview: Preview = {
  decorators: [page],
  parameters: { layout: 'fullscreen' },
  globalTypes: {
    scheme: {
      description: 'Scheme',
      toolbar: { icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'system' },
}

export default preview
