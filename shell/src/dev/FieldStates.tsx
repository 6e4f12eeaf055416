import { OptionList, useCombobox } from '@brightfill/shared/combobox'
import { PhoneInput } from '@brightfill/shared/phone'
import { Checkbox, Field, Input, PasswordInput, PhoneFrame, Select, TextArea, TextInput } from '@brightfill/shared/ui'
import { useState } from 'react'
import { Family, State } from './States'
import { texts } from './texts'
import styles from './UiPage.module.css'

const { states } = texts
const sorts = texts.sorts.map((label) => ({ value: label, label }))

/** Fields in every state, without a form around them. */
export function FieldStates({ ground }: { ground?: 'navy' }) {
  return (
    <Family title={`${texts.families.fields}. ${ground ? texts.onNavy : texts.onPage}`} ground={ground}>
      <State label={states.empty}>
        <TextInput label={texts.name} placeholder={texts.sampleName} optional />
      </State>
      <State label={states.filled}>
        <TextInput label={texts.name} defaultValue={texts.sampleName} hint={texts.hint} />
      </State>
      <State label={states.error}>
        <TextInput label={texts.name} error={texts.nameError} />
      </State>
      <State label={states.disabled}>
        <TextInput label={texts.name} defaultValue={texts.sampleName} disabled />
      </State>
      <State label={states.filled}>
        <PasswordInput label={texts.password} defaultValue={texts.sampleName} autoComplete="off" />
      </State>
      <State label={states.rest}>
        <Select label={texts.sort} options={sorts} placeholder={texts.sort} />
      </State>
      <State label={states.error}>
        <Select label={texts.sort} options={sorts} placeholder={texts.sort} error={texts.nameError} />
      </State>
      <State label={states.empty}>
        <PhoneInput label={texts.phone} value="" onChange={() => {}} />
      </State>
      <State label={states.filled}>
        <Field label={texts.phone}>
          {(control) => (
            <PhoneFrame
              country={(face) => <Input className={face} aria-label={texts.country} defaultValue="GB +44" />}
              number={(face) => <Input {...control} className={face} type="tel" defaultValue="7700 900123" />}
            />
          )}
        </Field>
      </State>
      <State label={states.filled}>
        <TextArea label={texts.message} defaultValue={texts.sampleMessage} rows={3} />
      </State>
      <State label={states.open}>
        <ProductSearch />
      </State>
      <State label={states.rest}>
        <Checkbox label={texts.tick} />
        <Checkbox label={texts.tick} defaultChecked />
        <Checkbox label={texts.tick} disabled />
      </State>
    </Family>
  )
}

/** A field that offers what begins with the letters typed. */
function ProductSearch() {
  const [typed, setTyped] = useState('')
  const options = texts.products.filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()))
  const combobox = useCombobox({ options, onChoose: setTyped, onClear: () => setTyped('') })
  return (
    <Field label={texts.country}>
      {(control) => (
        <div className={styles.combobox}>
          <Input
            {...combobox.inputProps}
            {...control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <OptionList combobox={combobox} options={options} label={texts.country} keyOf={String}>
            {String}
          </OptionList>
        </div>
      )}
    </Field>
  )
}
