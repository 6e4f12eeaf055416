import { defineHandle, type LoaderFunctionArgs, pathTo, useLoaderData } from '@brightfill/shared/router'
import { ContentPage } from './ContentPage'
import { loadContent } from './loadContent'
import { texts } from './texts'

export function loader({ request }: LoaderFunctionArgs) {
  return loadContent(pathTo('about-us'), request)
}

export const handle = defineHandle<typeof loader>({ crumb: texts.about })

export function Component() {
  return <ContentPage content={useLoaderData<typeof loader>()} path={pathTo('about-us')} />
}
