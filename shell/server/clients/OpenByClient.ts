import { clientOf, networkOf } from '@brightfill/shared/node'
import { Counter } from './Counter'

/** A limit for each client and one for each network, so that the many clients of a network do not take everything. */
export interface PerClient {
  client: number
  network: number
}

/** Counts what each client and each network has open at this moment. */
export class OpenByClient {
  private readonly clients = new Counter()
  private readonly networks = new Counter()

  constructor(private readonly most: PerClient) {}

  /** @returns what to call when it closes; undefined when the client or its network has too many open */
  tryOpen(ip: string): (() => void) | undefined {
    const client = clientOf({ ip })
    const network = networkOf(ip)
    if (this.clients.of(client) >= this.most.client || this.networks.of(network) >= this.most.network) return undefined
    this.clients.add(client)
    this.networks.add(network)
    return () => {
      this.clients.remove(client)
      this.networks.remove(network)
    }
  }
}
