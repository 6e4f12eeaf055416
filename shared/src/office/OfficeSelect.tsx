import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import styles from './OfficeSelect.module.css'

interface OfficeSelectProps extends Pick<ComponentProps<'select'>, 'ref'> {
  /** Read out; the chosen value says the rest. */
  label: string
  value: string | number
  options: readonly { value: string | number; label: string }[]
  /** The label of a first choice with an empty value. */
  none?: string
  /**
   * The choice acts at once, so arrow keys only preview it: on Windows and Linux each of them makes a choice. Enter, or
   * leaving the field, confirms it.
   */
  acts?: boolean
  /** @param left whether the field was left, and the focus is on its way elsewhere */
  onChoose: (value: string, left: boolean) => void
}

/** A small choice in a bar of the office. Forms use the ui kit's field with a visible label. */
export function OfficeSelect({ label, value, options, none, acts, onChoose, ...select }: OfficeSelectProps) {
  const [found, setFound] = useState<string>()
  const byKeys = useRef(false)

  function choose(chosen: string) {
    if (acts && byKeys.current) setFound(chosen)
    else onChoose(chosen, false)
  }
  function make(left: boolean) {
    if (found === undefined) return
    setFound(undefined)
    if (found !== String(value)) onChoose(found, left)
  }
  function press(event: KeyboardEvent) {
    byKeys.current = true
    if (event.key === 'Escape') setFound(undefined)
    if (event.key !== 'Enter' || found === undefined) return
    event.preventDefault()
    make(false)
  }
  function leave() {
    byKeys.current = false
    make(true)
  }
  return (
    <select
      {...select}
      className={styles.select}
      aria-label={label}
      value={found ?? value}
      onChange={({ target }) => choose(target.value)}
      onKeyDown={press}
      onPointerDown={() => {
        byKeys.current = false
      }}
      onBlur={leave}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
