import { DROPDOWN_CLOSE_DELAY } from '@brightfill/shared/constants'
import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

interface ComboboxOptions<Option> {
  /** Options to offer now; without any, the list stays closed. */
  options: readonly Option[]
  /** Identifies an option across lists; by default options are compared by identity. */
  keyOf?: (option: Option) => unknown
  onChoose: (option: Option) => void
  /** Called for Escape while the list is closed: empties the field. */
  onClear?: () => void
}

/** Props for the elements of one combobox. */
export interface Combobox {
  open: boolean
  show: () => void
  close: () => void
  inputProps: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'role'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-activedescendant'
    | 'aria-autocomplete'
    | 'autoComplete'
    | 'onFocus'
    | 'onBlur'
    | 'onInput'
    | 'onKeyDown'
  >
  listProps: { id: string; role: 'listbox' }
  optionProps: (index: number) => {
    id: string
    role: 'option'
    'aria-selected': boolean
    onPointerDown: (event: { preventDefault: () => void }) => void
    onClick: () => void
  }
}

/** Index of the option a key leads to, from the last one back to the first; undefined for other keys. */
function keyTarget(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  return undefined
}

/**
 * The ARIA pattern of an editable combobox with a list under it. Down and Up move, Enter takes the marked option,
 * Escape closes the list and then clears the field, and leaving the field closes the list after `DROPDOWN_CLOSE_DELAY`
 * ms. The focus stays in the field. The hook draws nothing.
 */
export function useCombobox<Option>({
  options,
  keyOf = (option) => option,
  onChoose,
  onClear,
}: ComboboxOptions<Option>): Combobox {
  const id = useId()
  const [wanted, setWanted] = useState(false)
  // The key of the option, not its place: a new list may arrive during the choice and put another option there.
  const [marked, setMarked] = useState<unknown>()
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = wanted && options.length > 0
  const active = open && marked !== undefined ? options.findIndex((option) => keyOf(option) === marked) : -1

  useEffect(() => () => clearTimeout(closing.current), [])

  function show() {
    clearTimeout(closing.current)
    setWanted(true)
  }
  function close() {
    clearTimeout(closing.current)
    setWanted(false)
    setMarked(undefined)
  }
  function choose(index: number) {
    const option = options[index]
    if (option === undefined) return
    close()
    onChoose(option)
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return // the keys choose a word of an input method
    const target = options.length > 0 ? keyTarget(event.key, active, options.length) : undefined
    if (target !== undefined) {
      event.preventDefault() // the caret would jump
      show()
      const option = options[target]
      setMarked(option && keyOf(option))
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault() // the form would be sent
      choose(active)
    } else if (event.key === 'Escape' && (open || onClear)) {
      event.preventDefault() // a dialog around it would close too
      if (open) close()
      else onClear?.()
    }
  }

  return {
    open,
    show,
    close,
    inputProps: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': `${id}list`,
      'aria-activedescendant': active >= 0 ? `${id}option${active}` : undefined,
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      onFocus: show,
      onBlur: () => {
        closing.current = setTimeout(close, DROPDOWN_CLOSE_DELAY)
      },
      onInput: () => {
        show()
        setMarked(undefined)
      },
      onKeyDown: press,
    },
    listProps: { id: `${id}list`, role: 'listbox' },
    optionProps: (index) => ({
      id: `${id}option${index}`,
      role: 'option',
      'aria-selected': index === active,
      onPointerDown: (event) => event.preventDefault(), // the focus stays in the field
      onClick: () => choose(index),
    }),
  }
}
