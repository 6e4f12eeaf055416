import { defineHandle, type LoaderFunctionArgs, pathTo, useLoaderData } from '@brightfill/shared/router'
import { ContentPage } from './ContentPage'
import { loadContent } from './loadContent'
import { texts } from './texts'

export function loader({ request }: LoaderFunctionArgs) {
  return loadContent(pathTo('services'), request)
}

export const handle = defineHandle<typeof loader>({ crumb: texts.services })

export function Component() {
  return <ContentPage content={useLoaderData<typeof loader>()} path={pathTo('services')} />
}
