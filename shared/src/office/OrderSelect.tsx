import { useListContext } from 'ra-core'
import { OfficeSelect } from './OfficeSelect'

interface OrderSelectProps {
  label: string
  /** Titles by order, such as `changed_at DESC`. */
  orders: Readonly<Record<string, string>>
}

/** Chooses the order of the list around it. */
export function OrderSelect({ label, orders }: OrderSelectProps) {
  const { sort, setSort } = useListContext()
  return (
    <OfficeSelect
      label={label}
      value={`${sort.field} ${sort.order}`}
      options={Object.entries(orders).map(([value, title]) => ({ value, label: title }))}
      onChoose={(chosen) => {
        const [field = '', order] = chosen.split(' ')
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' })
      }}
    />
  )
}
