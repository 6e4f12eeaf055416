import { VisuallyHidden } from '@brightfill/shared/ui'
import { texts } from './texts'
import { useFormField } from './useFormField'

/** A field that only machines see and fill; the api then keeps nothing. */
export function TrapField({ name }: { name: string }) {
  const { id, value, setValue } = useFormField<string>(name)
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label htmlFor={id}>{texts.trap}</label>
      <input
        id={id}
        name={name}
        value={value}
        tabIndex={-1}
        autoComplete="off"
        onChange={({ target }) => setValue(target.value)}
      />
    </VisuallyHidden>
  )
}
