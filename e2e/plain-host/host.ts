import { createInstance } from '@module-federation/enhanced/runtime'
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { createRoot } from 'react-dom/client'

// A page of another site, which knows only the address of a remote's manifest: ?remote=<address>&shows=<name>.

const address = new URLSearchParams(location.search)
const shared = Object.entries({ react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom }).map(([name, lib]) => [
  name,
  { version: react.version, lib: () => lib, shareConfig: { singleton: true, requiredVersion: '^19.0.0' } },
])
const host = createInstance({
  name: 'plain_host',
  remotes: [{ name: 'lender', entry: address.get('remote') ?? '' }],
  shared: Object.fromEntries(shared),
  // Remotes take the core of the runtime from their host.
  plugins: [provideRuntime()],
})

const shows = address.get('shows') ?? ''
const lent = await host.loadRemote<Record<string, react.FunctionComponent<{ count: number }>>>(`lender/${shows}`)
const component = lent?.[shows]
if (component) createRoot(document.body).render(react.createElement(component, { count: 3 }))
