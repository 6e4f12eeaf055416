import type { RemoteRoute } from '@brightfill/shared/router'

export const routes: RemoteRoute[] = [
  { id: 'sample', lazy: () => import(/* webpackChunkName: "sample" */ './start/StartPage') },
]
