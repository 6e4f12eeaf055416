import type { OrderMachine } from '@brightfill/shared/contract'
import { useDraft } from '@brightfill/shared/office'

interface OrderDraft {
  machines: OrderMachine[]
  /** Undefined: the first of the list. */
  status: string | undefined
  note: string
}

/**
 * A new order as it is typed. It outlives a reload and a way back until it is made.
 * @param name another name is another order
 * @param begun the machines that it begins with
 */
export function useOrderDraft(name: string, begun: OrderMachine[]) {
  return useDraft<OrderDraft>(name, { machines: begun, status: undefined, note: '' })
}
