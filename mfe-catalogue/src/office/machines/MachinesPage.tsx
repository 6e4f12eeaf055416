import { formatPrice } from '@brightfill/shared/constants'
import type { CatalogueLists, OfficeMachineRow } from '@brightfill/shared/contract'
import {
  type Column,
  LinkButton,
  ListBase,
  ListPage,
  OfficeSelect,
  OrderSelect,
  StateMark,
  useGetOne,
  useListContext,
  useMay,
  useParams,
  useShortcuts,
  When,
} from '@brightfill/shared/office'
import { BinDialog, ItemOfReferrer } from '@brightfill/shared/office-editing'
import { useLocation, useNavigate } from '@brightfill/shared/router'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import { MachineEditor } from './MachineEditor'
import { MachineName } from './MachineName'
import styles from './MachinesPage.module.css'
import { NewMachineDialog } from './NewMachineDialog'
import { SaleDialog } from './SaleDialog'
import { texts } from './texts'
import { Views } from './Views'

/** Opens the machine of the public page that the colleague comes from, by its link Edit. */
const HERE = 'here'

/** Machines: the list, or the one that the address names (O-33, O-34). */
export function MachinesPage() {
  const { '*': opened } = useParams<{ '*': string }>()
  const list = { path: texts.path, label: texts.back }
  if (opened === HERE) return <ItemOfReferrer resource="machines" title={texts.one} list={list} />
  if (opened) return <MachineEditor key={opened} id={opened} />
  return (
    <ListBase sort={{ field: 'changed_at', order: 'DESC' }} perPage={50}>
      <MachineList />
    </ListBase>
  )
}

function MachineList() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [creating, setCreating] = useState(false)
  const [binned, setBinned] = useState(false)
  const [selling, setSelling] = useState<OfficeMachineRow>()
  const maySell = useMay('prices.write')
  const { refetch } = useListContext()
  useShortcuts([{ key: 'c', label: texts.create, run: () => setCreating(true) }])
  const columns: Column<OfficeMachineRow>[] = [
    { title: texts.machine, cell: (row) => <MachineName machine={row} to={`${texts.path}/${row.id}${search}`} /> },
    { title: texts.sku, wide: true, cell: ({ sku }) => sku },
    { title: texts.category, wide: true, cell: ({ categories }) => categories.join(', ') },
    {
      title: texts.publishing,
      cell: ({ state, planned_at, selling_state }) => (
        <span className={styles.state}>
          <StateMark state={state}>{texts.states[state]}</StateMark>
          {planned_at && <When at={planned_at} />}
          {selling_state !== 'available' && (
            <span className={styles.selling}>
              <StateMark state={selling_state} />
            </span>
          )}
        </span>
      ),
    },
    { title: texts.selling, wide: true, cell: ({ selling_state }) => <StateMark state={selling_state} /> },
    {
      title: texts.price,
      end: true,
      cell: (row) => {
        const price = row.price === null ? texts.onRequest : formatPrice(row.price)
        if (!maySell) return price
        return (
          <LinkButton aria-label={`${texts.saleOf(row.name)}: ${price}`} onClick={() => setSelling(row)}>
            {price}
          </LinkButton>
        )
      },
    },
    { title: texts.year, end: true, wide: true, cell: ({ year }) => year },
    {
      title: texts.changedAt,
      end: true,
      wide: true,
      cell: ({ changed_at, changed_by }) => (
        <>
          <When at={changed_at} /> <small>{changed_by}</small>
        </>
      ),
    },
  ]
  return (
    <ListPage
      title={texts.title}
      columns={columns}
      search={{ label: texts.search }}
      empty={texts.none}
      actions={
        <>
          <CategoryFilter />
          <OrderSelect label={texts.order} orders={texts.orders} />
          <LinkButton onClick={() => setBinned(true)}>{texts.bin}</LinkButton>
          <Button size="sm" onClick={() => setCreating(true)}>
            {texts.create}
          </Button>
        </>
      }
      before={<Views />}
    >
      {creating && <NewMachineDialog onClose={() => setCreating(false)} />}
      {binned && (
        <BinDialog
          resource="machine-bin"
          onRestored={(id) => void navigate(`${texts.path}/${id}`)}
          onClose={() => setBinned(false)}
        />
      )}
      {selling && (
        <SaleDialog
          id={selling.id}
          name={selling.name}
          onSaved={() => void refetch()}
          onClose={() => setSelling(undefined)}
        />
      )}
    </ListPage>
  )
}

function CategoryFilter() {
  const { filterValues, setFilters } = useListContext()
  const { data } = useGetOne<CatalogueLists & { id: string }>('catalogue', { id: 'lists' })
  return (
    <OfficeSelect
      label={texts.category}
      value={filterValues.category ?? ''}
      none={texts.anyCategory}
      options={(data?.categories ?? []).map(({ name }) => ({ value: name, label: name }))}
      onChoose={(category) => setFilters({ ...filterValues, category: category || undefined })}
    />
  )
}
