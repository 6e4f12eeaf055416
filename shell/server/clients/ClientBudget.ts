import { clientOf, networkOf } from '@brightfill/shared/node'
import { type Allowance, TokenBucket } from './TokenBucket'

/** Work that one client may cause, and all clients of one network together. */
export class ClientBudget {
  private readonly clients: TokenBucket
  private readonly networks: TokenBucket

  constructor({ client, network }: Record<'client' | 'network', Allowance>) {
    this.clients = new TokenBucket(client)
    this.networks = new TokenBucket(network)
  }

  /** Whether this address may cause it once more; if so, that is counted. */
  tryConsume(ip: string): boolean {
    return this.clients.tryConsume(clientOf({ ip })) && this.networks.tryConsume(networkOf(ip))
  }
}
