import type { OptionFilter } from '@brightfill/shared/constants'
import type { CountedOption } from '@brightfill/shared/contract'
import { Checkbox } from '@brightfill/shared/ui'
import { LIST_FORM } from './listForm'
import styles from './OptionList.module.css'

interface OptionListProps {
  set: OptionFilter
  options: readonly CountedOption[]
  chosen: readonly number[]
  onChoose: (id: number, chosen: boolean) => void
}

/** Checkboxes with the number of machines each would show; one that would show none can only be unticked. */
export function OptionList({ set, options, chosen, onChoose }: OptionListProps) {
  return (
    <ul className={styles.list}>
      {options.map(({ id, name, count }) => {
        const checked = chosen.includes(id)
        return (
          <li key={id}>
            <Checkbox
              name={set}
              value={id}
              form={LIST_FORM}
              checked={checked}
              disabled={count === 0 && !checked}
              onChange={({ target }) => onChoose(id, target.checked)}
              label={
                <span className={styles.label}>
                  <span>{name}</span> <span className={styles.count}>{`(${count})`}</span>
                </span>
              }
            />
          </li>
        )
      })}
    </ul>
  )
}
