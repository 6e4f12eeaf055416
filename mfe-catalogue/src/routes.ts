import type { RemoteRoute } from '@brightfill/shared/router'

export const routes: RemoteRoute[] = [
  { id: 'products', lazy: () => import(/* webpackChunkName: "products" */ './list/MachineListPage') },
  { id: 'category', lazy: () => import(/* webpackChunkName: "category" */ './list/CategoryPage') },
  { id: 'product', lazy: () => import(/* webpackChunkName: "product" */ './detail/MachinePage') },
  { id: 'search', lazy: () => import(/* webpackChunkName: "search" */ './search/SearchPage') },
  { id: 'compare', lazy: () => import(/* webpackChunkName: "compare" */ './compare/ComparePage') },
]
