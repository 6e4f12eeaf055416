import type { OrderMachine } from '@brightfill/shared/contract'
import { useKeptText } from '@brightfill/shared/office'
import { useState } from 'react'

interface OrderDraft {
  machines: OrderMachine[]
  /** Undefined: the first of the list. */
  status?: string
  note: string
  /** Sent again because its answer was lost, also after a reload, the order is made once. */
  key: string
}

/**
 * A new order as it is typed. It outlives a reload and a way back until it is made.
 * @param name another name is another order
 * @param begun the machines that it begins with
 */
export function useOrderDraft(name: string, begun: OrderMachine[]) {
  const [kept, keep] = useKeptText(name)
  const [key] = useState(newKey)
  const draft: OrderDraft = kept ? JSON.parse(kept) : { machines: begun, note: '', key } // written below alone
  return {
    draft,
    change: (change: Partial<OrderDraft>) => keep(JSON.stringify({ ...draft, ...change })),
    forget: () => keep(''),
  }
}

// Not randomUUID, which a browser has on safe origins only.
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
