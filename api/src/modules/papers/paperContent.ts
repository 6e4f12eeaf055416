import { formatPrice, machineLine, totalPrice } from '@brightfill/shared/constants'
import type { MyOrder, OfficeOrder, SiteOptions } from '@brightfill/shared/contract'
import { type AccountRow, fullName, postalAddress } from '../accounts/accounts.repo'
import { type Letterhead, letterheadOf } from '../sheets/letterhead'

/** The content of an order's document. */
export interface PaperContent extends Letterhead {
  number: number
  status: string
  ordered_at: string
  /** The time of this state. */
  read_at: string
  customer: { name: string; address: string; email: string; phone: string }
  machines: { name: string; url: string; price: string }[]
  /** The sum of all machines; empty where one has no price. */
  total: string
  /** Oldest first. */
  steps: MyOrder['steps']
}

interface Parts {
  order: Omit<OfficeOrder, 'version'>
  /** Undefined for a deleted account. */
  account: AccountRow | undefined
  options: SiteOptions
  publicOrigin: string
}

export function paperContentOf({ order, account, options, publicOrigin }: Parts): PaperContent {
  return {
    ...letterheadOf(options),
    number: order.id,
    status: order.status_name,
    ordered_at: order.created_at,
    read_at: new Date().toISOString(),
    customer: {
      name: order.buyer.name || (account ? fullName(account) : ''),
      address: order.buyer.address || (account ? postalAddress(account) : ''),
      email: order.email,
      phone: account?.phone ?? '',
    },
    machines: order.machines.map(({ price = null, slug, ...machine }) => ({
      name: machineLine(machine),
      url: `${publicOrigin}/products/${slug}`,
      price: moneyOf(price),
    })),
    total: moneyOf(totalPrice(order.machines.map(({ price }) => price))),
    steps: order.steps,
  }
}

/** Empty where there is none. */
function moneyOf(price: number | null): string {
  return price === null ? '' : formatPrice(price)
}
