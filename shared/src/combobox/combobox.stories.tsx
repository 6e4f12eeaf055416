import { Field, Input } from '@brightfill/shared/ui'
import { useState } from 'react'
import { states } from '#workshop'
import { OptionList } from './OptionList'
import { useCombobox } from './useCombobox'

export default {}

const products = ['Milk', 'Mineral water', 'Mead']

/** A field that offers what begins with the letters typed. */
function ProductSearch() {
  const [typed, setTyped] = useState('')
  const options = products.filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()))
  const combobox = useCombobox({ options, onChoose: setTyped, onClear: () => setTyped('') })
  return (
    <Field label="Product">
      {(control) => (
        <div style={{ position: 'relative' }}>
          <Input
            {...combobox.inputProps}
            {...control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <OptionList combobox={combobox} options={options} label="Product" keyOf={String}>
            {String}
          </OptionList>
        </div>
      )}
    </Field>
  )
}

export const Suggestions = states({ 'Opens when m is typed': <ProductSearch /> })
