import { shownCondition } from '@brightfill/shared/constants'
import type { MachineDetail } from '@brightfill/shared/contract'
import { texts } from './texts'

interface Line {
  label: string
  /** One value for each machine; empty when it has none. */
  values: string[]
  /** All machines have the same value. */
  same: boolean
}

export interface LineGroup {
  title: string
  lines: Line[]
}

function line(label: string, values: string[]): Line {
  const trimmed = values.map((value) => value.trim())
  return { label, values: trimmed, same: new Set(trimmed).size === 1 }
}

/** The lines that compare machines: their facts, then every line of their specifications, without empty lines. */
export function comparisonOf(machines: readonly MachineDetail[]): LineGroup[] {
  const fact = (label: string, textOf: (machine: MachineDetail) => string) => line(label, machines.map(textOf))
  const facts = [
    fact(texts.category, ({ category_name }) => category_name),
    fact(texts.manufacturer, ({ manufacturer }) => manufacturer),
    fact(texts.year, ({ year }) => String(year ?? '')),
    fact(texts.capacity, ({ unit_of_measure }) => unit_of_measure),
    fact(texts.condition, (machine) => shownCondition(machine.type_of_material, machine.selling_state)),
    fact(texts.sku, ({ weight }) => weight),
  ]
  return [{ title: texts.facts, lines: facts }, ...specificationsOf(machines)]
    .map((group) => ({ ...group, lines: group.lines.filter(({ values }) => values.some(Boolean)) }))
    .filter(({ lines }) => lines.length > 0)
}

/** Groups and lines of the same name are merged, in the order of their first appearance. */
function specificationsOf(machines: readonly MachineDetail[]): LineGroup[] {
  const groups = machines.flatMap(({ technical_specifications }) => technical_specifications)
  return distinct(groups.map(({ title }) => title)).map((title) => {
    const lines = groups.filter((group) => group.title === title).flatMap(({ specifications }) => specifications)
    return { title, lines: distinct(lines.map(({ name }) => name)).map((name) => line(name, valuesOf(title, name))) }
  })

  function valuesOf(title: string, name: string) {
    return machines.map(
      ({ technical_specifications }) =>
        technical_specifications
          .filter((group) => group.title === title)
          .flatMap(({ specifications }) => specifications)
          .find((specification) => specification.name === name)?.value ?? '',
    )
  }
}

const distinct = (names: readonly string[]) => [...new Set(names)]
