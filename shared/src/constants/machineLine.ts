interface NamedMachine {
  name: string
  model?: string | undefined
  sku?: string | undefined
}

/** A machine in a line of an order: "Rotary bottle filler BF-RF 36/12, SKU BF-1042". */
export function machineLine(machine: NamedMachine): string {
  const of = modelAndSku(machine)
  return of
    ? `${machine.name}${machine.model && !machine.name.includes(machine.model) ? ' ' : ', '}${of}`
    : machine.name
}

/** Behind the name: the model, unless the name has it already, and the SKU; empty where both are missing. */
export function modelAndSku({ name, model = '', sku = '' }: NamedMachine): string {
  return [name.includes(model) ? '' : model, sku && `SKU ${sku}`].filter(Boolean).join(', ')
}
