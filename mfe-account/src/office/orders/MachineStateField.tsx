import { Select } from '@brightfill/shared/ui'
import { texts } from './texts'

export type MachineState = keyof typeof texts.machineStates

const options = Object.entries(texts.machineStates).map(([value, label]) => ({ value, label }))

interface MachineStateFieldProps {
  value: MachineState
  onChange: (state: MachineState) => void
}

/** The state that the machines of an order get on the site with its next status: reserved, sold, or free again. */
export function MachineStateField({ value, onChange }: MachineStateFieldProps) {
  return (
    <Select
      label={texts.machineState}
      hint={texts.machineStateHint}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value as MachineState)} // one of the options
    />
  )
}
