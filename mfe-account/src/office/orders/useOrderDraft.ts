import type { OrderMachine } from '@brightfill/shared/contract'
import { useDraft } from '@brightfill/shared/office'
import type { MachineState } from './MachineStateField'

interface OrderDraft {
  machines: OrderMachine[]
  /** Undefined: the first of the list. */
  status: string | undefined
  note: string
  machineState: MachineState
}

/**
 * A new order as it is typed. It survives reloads and navigation until it is created.
 * @param name another name is another order
 * @param begun the machines that it begins with
 */
export function useOrderDraft(name: string, begun: OrderMachine[]) {
  return useDraft<OrderDraft>(name, { machines: begun, status: undefined, note: '', machineState: '' })
}
