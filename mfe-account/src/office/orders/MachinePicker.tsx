import { modelAndSku } from '@brightfill/shared/constants'
import type { FoundMachine, OrderMachine } from '@brightfill/shared/contract'
import { Failed, useGetList, useSettled, useTyped } from '@brightfill/shared/office'
import { CloseIcon, PlusIcon, SquareButton, TextInput } from '@brightfill/shared/ui'
import styles from './Orders.module.css'
import { PriceField } from './PriceField'
import { texts } from './texts'

interface MachinePickerProps {
  /** Id of the form that the machines are sent with. */
  form: string
  chosen: OrderMachine[]
  onChange: (chosen: OrderMachine[]) => void
  /** Shown until the colleague searches. */
  suggested: OrderMachine[]
}

/** Chooses machines of the site by name, model or SKU. */
export function MachinePicker({ form, chosen, onChange, suggested }: MachinePickerProps) {
  const search = useTyped()
  const words = useSettled(search.value.trim())
  const machines = useGetList<Omit<FoundMachine, 'id'> & { id: string }>(
    'machine-names',
    { filter: { name: words } },
    { enabled: words !== '' },
  )
  const { data: found = [], error, isFetching, refetch } = machines
  const offered: OrderMachine[] = (words ? found : suggested).filter(
    ({ slug }) => !chosen.some((machine) => machine.slug === slug),
  )
  return (
    <div className={styles.form}>
      <h3 className={styles.label}>{texts.chosen}</h3>
      {chosen.length === 0 && <small>{texts.noneChosen}</small>}
      <ul className={styles.machines}>
        {chosen.map(({ slug, name, price, ...machine }, index) => (
          <li key={slug}>
            <span>
              <span>{name}</span> <small>{modelAndSku({ name, ...machine })}</small>
            </span>
            <PriceField
              machine={name}
              price={price ?? null}
              placeholder={texts.sitePrice}
              form={form}
              onChange={(typed) => onChange(chosen.with(index, { ...machine, slug, name, price: typed }))}
            />
            <SquareButton
              label={texts.remove(name)}
              onClick={() => onChange(chosen.filter((machine) => machine.slug !== slug))}
            >
              <CloseIcon size={16} />
            </SquareButton>
          </li>
        ))}
      </ul>
      <TextInput type="search" label={texts.machineSearch} {...search.field} />
      {words === '' && offered.length > 0 && <h3 className={styles.label}>{texts.suggested}</h3>}
      {words !== '' && error ? <Failed error={error} onRetry={() => void refetch()} busy={isFetching} /> : null}
      {words !== '' && machines.data?.length === 0 && <small>{texts.noMachine}</small>}
      <ul className={styles.machines}>
        {offered.map(({ slug, name, model, sku }) => (
          <li key={slug}>
            <span>
              <span>{name}</span> <small>{modelAndSku({ name, model, sku })}</small>
            </span>
            <SquareButton label={texts.add(name)} onClick={() => onChange([...chosen, { slug, name, model, sku }])}>
              <PlusIcon size={16} />
            </SquareButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
