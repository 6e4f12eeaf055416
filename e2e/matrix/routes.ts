export interface Route {
  path: string
  signedIn?: boolean
  /** The address to which the page redirects every visitor. */
  leadsTo?: string
}

/** Every route of every remote, with an address that shows it. Slugs come from the site's own lists. */
export const routesOf: Record<string, Route[]> = {
  content: [{ path: '/' }, { path: '/about-us' }, { path: '/services' }, { path: '/legal/privacy' }],
  catalogue: [
    { path: '/products' },
    { path: '/products/c/fillers' },
    { path: '/products/:machine' },
    { path: '/search?query=filler' },
    { path: '/compare?machine=:machine' },
  ],
  blog: [{ path: '/blogs' }, { path: '/blogs/:article' }, { path: '/posts/:article' }],
  account: [
    { path: '/login' },
    { path: '/registration' },
    { path: '/forgot-password' },
    { path: '/reset-password?email=nobody%40brightfill.example&token=none' },
    { path: '/auth/callback?error=denied', leadsTo: '/login' },
    { path: '/user/profile', signedIn: true },
    { path: '/user/orders', signedIn: true },
    { path: '/user/orders/10114', signedIn: true }, // the first of the demo
    { path: '/user/saved', signedIn: true },
  ],
}

export const remotes = Object.keys(routesOf)
