import type { DraftMachine, MediaFile, OfficeMachine } from '@brightfill/shared/contract'
import {
  LinkButton,
  Loaded,
  OfficePage,
  useAction,
  useAttempt,
  useGetList,
  useGetOne,
  useMay,
} from '@brightfill/shared/office'
import { ItemEditor, type ItemRecord, type ItemSchema } from '@brightfill/shared/office-editing'
import { Link, pathTo, useNavigate } from '@brightfill/shared/router'
import { checksOf } from './checks'
import { controls } from './controls'
import { MachineForm } from './MachineForm'
import { machineSlug } from './NewMachineDialog'
import { texts } from './texts'

const forSales = ['price', 'selling_state']

/** One machine: its form, its public version, and publishing (O-34). */
export function MachineEditor({ id }: { id: string }) {
  const machine = useGetOne<OfficeMachine>('machines', { id: Number(id) })
  const schema = useGetOne<ItemSchema & { id: string }>('machine-schema', { id: 'schema' })
  const { data } = machine
  // Until all of it is here, ra-core gives the row of the list.
  if (data?.item && schema.data) return <Editor machine={data} schema={schema.data} />
  return (
    <OfficePage title={texts.one} note={<Link to={texts.path}>{texts.back}</Link>}>
      <Loaded of={machine}>{() => <Loaded of={schema}>{() => null}</Loaded>}</Loaded>
    </OfficePage>
  )
}

function Editor({ machine, schema }: { machine: ItemRecord<DraftMachine>; schema: ItemSchema }) {
  const maySell = useMay('prices.write')
  const copy = useCopy(Number(machine.id))
  const isDescribed = useIsDescribed(machine.item.images[0])
  return (
    <ItemEditor
      resource="machines"
      record={machine}
      schema={schema}
      title={({ name, model }) => [name, model].filter(Boolean).join(' ') || texts.unnamed}
      list={{ path: texts.path, title: texts.back }}
      shownAt={({ slug }) => pathTo('product', { slug: slug || 'preview' })}
      liveAt={machine.live?.published_at ? pathTo('product', { slug: machine.live.slug }) : undefined}
      named={{ by: ['name', 'model'], slugOf: machineSlug }}
      checks={(item) => checksOf(item, isDescribed)}
      canBeDeleted
      controls={controls}
      readOnly={maySell ? [] : forSales}
      actions={
        <LinkButton disabled={copy.busy} onClick={() => void copy.attempt()}>
          {texts.copy}
        </LinkButton>
      }
    >
      <MachineForm />
    </ItemEditor>
  )
}

/** Whether a picture has an alternative text or is decorative in the media library; true until that is known. */
function useIsDescribed(path = ''): boolean {
  const { data } = useGetList<MediaFile>(
    'media',
    { filter: { search: path }, pagination: { page: 1, perPage: 5 } },
    { enabled: path !== '' },
  )
  return !data || data.some((file) => file.path === path && file.alt !== null)
}

/** Begins a draft like this machine, and opens it. */
function useCopy(id: number) {
  const { create } = useAction('machines')
  const navigate = useNavigate()
  return useAttempt(async () => {
    const made = await create({ item: {}, copy_of: id })
    void navigate(`${texts.path}/${made.id}`)
  }, texts.notCreated)
}
