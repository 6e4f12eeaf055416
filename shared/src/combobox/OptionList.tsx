import { type Key, type ReactNode, useEffect } from 'react'
import styles from './OptionList.module.css'
import type { Combobox } from './useCombobox'

interface OptionListProps<Option> {
  combobox: Combobox
  options: readonly Option[]
  label: string
  keyOf: (option: Option) => Key
  /** Draws one line of the list. */
  children: (option: Option) => ReactNode
}

/** The options of a combobox below its field; the element around both must be positioned. */
export function OptionList<Option>({ combobox, options, label, keyOf, children }: OptionListProps<Option>) {
  const { open, inputProps, listProps, optionProps } = combobox
  const marked = inputProps['aria-activedescendant']
  useEffect(() => {
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    // A div and not a list: screen readers count the options by their role.
    <div {...listProps} role="listbox" aria-label={label} className={styles.list} hidden={!open}>
      {options.map((option, index) => (
        <div key={keyOf(option)} {...optionProps(index)} className={styles.option}>
          {children(option)}
        </div>
      ))}
    </div>
  )
}
