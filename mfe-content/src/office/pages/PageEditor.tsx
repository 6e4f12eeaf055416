import type { DraftPage } from '@brightfill/shared/contract'
import { Loaded, OfficePage, useGetOne, useMay } from '@brightfill/shared/office'
import { ItemEditor, type ItemRecord, type ItemSchema } from '@brightfill/shared/office-editing'
import { Link } from '@brightfill/shared/router'
import { checksOf } from './checks'
import { controls } from './controls'
import { PageForm } from './PageForm'
import { texts } from './texts'

/** One page: its sections, the fields of one of them, the page itself, and publishing. */
export function PageEditor({ id }: { id: string }) {
  const page = useGetOne<ItemRecord<DraftPage> & { id: number }>('pages', { id: Number(id) })
  const schema = useGetOne<ItemSchema & { id: string }>('page-schema', { id: 'schema' })
  const mayWrite = useMay('pages.write')
  const { data } = page
  // Until all of it is here, ra-core gives the row of the list.
  if (!data?.item || !schema.data)
    return (
      <OfficePage title={texts.one} note={<Link to={texts.path}>{texts.back}</Link>}>
        <Loaded of={page}>{() => <Loaded of={schema}>{() => null}</Loaded>}</Loaded>
      </OfficePage>
    )
  const isPublic = data.live !== null && data.live.published !== false
  return (
    <ItemEditor
      resource="pages"
      record={data}
      schema={schema.data}
      title={({ title }) => title || texts.unnamed}
      list={{ path: texts.path, title: texts.back }}
      shownAt={({ url }) => url || '/'}
      controls={controls}
      checks={checksOf}
      canGoOffline={data.live?.url !== '/'}
      canBeDeleted={data.live?.url !== '/'}
      isReadOnly={mayWrite === false}
      liveAt={isPublic ? data.live?.url : undefined}
    >
      <PageForm schema={schema.data} isNew={data.live === null} />
    </ItemEditor>
  )
}
