import type { RemoteRoute } from '@brightfill/shared/router'

export const routes: RemoteRoute[] = [
  { id: 'blogs', lazy: () => import(/* webpackChunkName: "blogs" */ './articles/BlogListPage') },
  { id: 'ArticleBlog', lazy: () => import(/* webpackChunkName: "ArticleBlog" */ './article/ArticlePage') },
  { id: 'post', lazy: () => import(/* webpackChunkName: "post" */ './article/PostPage') },
]
