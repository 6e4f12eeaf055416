import type { RemoteRoute } from '@brightfill/shared/router'

export const routes: RemoteRoute[] = [
  { id: 'home', lazy: () => import(/* webpackChunkName: "home" */ './pages/HomePage') },
  { id: 'about-us', lazy: () => import(/* webpackChunkName: "about-us" */ './pages/AboutPage') },
  { id: 'services', lazy: () => import(/* webpackChunkName: "services" */ './pages/ServicesPage') },
  { id: 'legal', lazy: () => import(/* webpackChunkName: "legal" */ './pages/LegalPage') },
  { id: 'page', lazy: () => import(/* webpackChunkName: "page" */ './pages/FreePage') },
]
