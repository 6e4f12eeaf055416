import { states } from '#workshop'
import { Checkbox } from './Checkbox'
import { DayInput } from './DayInput'
import { Field } from './Field'
import { FigureInput } from './FigureInput'
import { Input } from './Input'
import { PasswordInput } from './PasswordInput'
import { PhoneFrame } from './PhoneFrame'
import { SearchField } from './SearchField'
import { Select } from './Select'
import { SortSelect } from './SortSelect'
import { TextArea } from './TextArea'
import { TextInput } from './TextInput'

export default {}

const years = ['2024', '2025'].map((year) => ({ value: year, label: year }))

export const Text = states({
  Empty: <TextInput label="Name" placeholder="Holloway Dairy" optional />,
  Filled: <TextInput label="Name" defaultValue="Holloway Dairy" hint="As it stands on the invoice" />,
  Refused: <TextInput label="Name" error="Enter name" />,
  Disabled: <TextInput label="Name" defaultValue="Holloway Dairy" disabled />,
  'A day': <DayInput label="Visit" value="2026-12-01" onChange={() => {}} />,
  'A figure': (
    <FigureInput
      label="Price"
      figure={48_500}
      most={1_000_000}
      wanted="Whole pounds, for example 12,000"
      onFigure={() => {}}
    />
  ),
  'Several lines': <TextArea label="Message" defaultValue="Milk in glass bottles, 12,000 an hour." rows={3} />,
  'A password': <PasswordInput label="Password" defaultValue="Holloway Dairy" autoComplete="off" />,
})

export const Choices = states({
  'At rest': <Select label="Year" options={years} placeholder="Select a year" />,
  Refused: <Select label="Year" options={years} placeholder="Select a year" error="Select a year" />,
  'A search': <SearchField label="Search machines" />,
  'The order of a list': <SortSelect value={1} onSort={() => {}} />,
  'To tick': (
    <>
      <Checkbox label="Only machines in stock" />
      <Checkbox label="With a film" defaultChecked />
      <Checkbox label="Second-hand" disabled />
    </>
  ),
})

export const TwoControls = states({
  Filled: (
    <Field label="Phone number">
      {(control) => (
        <PhoneFrame
          code="GB +44"
          otherwise="For another country, start with + and its code."
          country={(face) => <Input className={face} aria-label="Country" defaultValue="GB +44" />}
          number={(face) => <Input {...control} className={face} type="tel" defaultValue="7700 900123" />}
        />
      )}
    </Field>
  ),
})
