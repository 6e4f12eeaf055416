import { StructuredData } from '@brightfill/shared/page'
import { defineHandle, type LoaderFunctionArgs, useLoaderData } from '@brightfill/shared/router'
import { ContentPage } from './ContentPage'
import { loadContent } from './loadContent'
import { organisationData } from './organisationData'

export function loader({ request }: LoaderFunctionArgs) {
  return loadContent('/', request)
}

export const handle = defineHandle<typeof loader>({ hero: true })

export function Component() {
  const content = useLoaderData<typeof loader>()
  return (
    <>
      <StructuredData data={organisationData(content)} />
      <ContentPage content={content} path="/" underHeader />
    </>
  )
}
