import { ApiError } from '@brightfill/shared/api'
import { slugOf } from '@brightfill/shared/constants'
import { PageHead, RouteError } from '@brightfill/shared/page'
import {
  defineHandle,
  type LoaderFunctionArgs,
  pathTo,
  redirect,
  requireParam,
  useLoaderData,
} from '@brightfill/shared/router'
import { type CategoryText, fetchCategoryText } from '../api/categoryText'
import { fetchFilterSets } from '../api/machines'
import { addressOf, cleared, emptyQuery, readQuery } from './listQuery'
import { MachineList } from './MachineList'
import { openAddress } from './openAddress'
import { texts } from './texts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const asked = requireParam(params, 'category')
  const query = readQuery(new URL(request.url).searchParams, slugOf(asked))
  if (asked !== query.landing) throw redirect(addressOf(query), 301)
  // The list works without the text.
  const written = fetchCategoryText(addressOf(cleared(query)), request.signal).catch((): CategoryText => ({}))
  const sets = await fetchFilterSets({}, request.signal)
  const category = sets.category.find(({ name }) => slugOf(name) === query.landing)
  if (!category) throw new ApiError(404, texts.noCategory)
  const list = await openAddress(query, request.signal, { id: category.id, sets })
  return { category, text: await written, ...list }
}

export const handle = defineHandle<typeof loader>({
  crumb: (data, { params }) => [
    { label: texts.crumb, to: pathTo('products') },
    { label: data?.category.name ?? params.category ?? '' },
  ],
})

/** The machines of one category: the list with a title, a text and an address of its own. */
export function Component() {
  const { category, text, ...list } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title={text.title || texts.categoryTitle(category.name)}
        description={text.description || texts.categoryDescription(category.name)}
        canonical={addressOf({ ...emptyQuery, landing: slugOf(category.name), page: list.answer?.current_page ?? 1 })}
        noindex={!list.answer}
      />
      <MachineList
        key={category.id}
        list={list}
        heading={text.heading || category.name}
        lead={text.lead}
        category={category}
      />
    </>
  )
}

export function ErrorBoundary() {
  return <RouteError notFound={texts.noCategory} />
}
