import { isNotFound, PageHead, RouteError } from '@brightfill/shared/page'
import { defineHandle, type LoaderFunctionArgs, useLoaderData, useRouteError } from '@brightfill/shared/router'
import { NotFoundNotice, notFoundTexts } from '@brightfill/shared/ui'
import { ContentPage } from './ContentPage'
import { loadContent } from './loadContent'

/** An address that a page can have. Robots that look for weak spots request thousands of others, which cost no call. */
const ADDRESS = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

export async function loader({ request }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname
  if (!ADDRESS.test(path) || path.length > 500) throw new Response(null, { status: 404 })
  return { path, content: await loadContent(path, request) }
}

export const handle = defineHandle<typeof loader>({
  crumb: (data) => data?.content.fields.Meta?.['Meta title'].split(' | ')[0] || data?.path.split('/').at(-1),
})

/** A page that staff made at an address of its own, which no other route has. */
export function Component() {
  const { content, path } = useLoaderData<typeof loader>()
  return <ContentPage content={content} path={path} />
}

/** Every unknown address of the site ends here. */
export function ErrorBoundary() {
  if (!isNotFound(useRouteError())) return <RouteError />
  return (
    <>
      <PageHead title={notFoundTexts.title} noindex />
      <NotFoundNotice />
    </>
  )
}
