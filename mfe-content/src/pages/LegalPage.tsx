import { defineHandle, type LoaderFunctionArgs, pathTo, requireParam, useLoaderData } from '@brightfill/shared/router'
import { ContentPage } from './ContentPage'
import { loadContent } from './loadContent'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const path = pathTo('legal', { page: requireParam(params, 'page') })
  return { path, content: await loadContent(path, request) }
}

export const handle = defineHandle<typeof loader>({
  crumb: (data, { params }) => data?.content.fields.Meta?.['Meta title'].split(' | ')[0] ?? params.page,
})

/** Privacy, terms, imprint, cookies, accessibility: pages of content below one address. */
export function Component() {
  const { content, path } = useLoaderData<typeof loader>()
  return <ContentPage content={content} path={path} />
}
