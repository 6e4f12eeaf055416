import type { CanaryNumbers, LiveState, SmokeReport } from '@brightfill/shared/contract'
import { ownCalls } from '../ownCalls'

const PATIENCE = 5_000
const DOWNLOAD_WITHIN = 60_000

interface RegistryOptions {
  apiOrigin: string
  /** Key of the composition servers. */
  key: string
  /** Random id of this process. */
  server: string
}

/** The composition server's client of the release registry (shared/src/contract/releases.ts). */
export class Registry {
  constructor(private readonly options: RegistryOptions) {}

  /** @throws when the api does not answer, or answers with an error */
  async live(composition?: string): Promise<LiveState> {
    const { version, live, canary, candidates, content_version } = await this.post<LiveState>('/live', {
      server: this.options.server,
      composition,
    })
    return { version, live, canary, candidates, content_version }
  }

  /** The tar.gz of a release; undefined when there is no such release. */
  async archive(name: string, release: string): Promise<Buffer | undefined> {
    const answer = await this.ask(`/${name}/${release}/archive`, { signal: AbortSignal.timeout(DOWNLOAD_WITHIN) })
    if (answer.status === 404 || answer.status === 422) return undefined
    if (!answer.ok) throw new Error(`The registry answered ${answer.status} when asked for ${name}@${release}`)
    return Buffer.from(await answer.arrayBuffer())
  }

  async report(candidate: string, report: SmokeReport): Promise<void> {
    await this.post(`/candidates/${candidate}`, report)
  }

  async withdrawCanary(canary: {
    name: string
    release: string
    reason: string
    numbers: CanaryNumbers
  }): Promise<void> {
    await this.post('/canary/withdraw', canary)
  }

  private async post<Result>(address: string, body: object): Promise<Result> {
    const answer = await this.ask(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!answer.ok) throw new Error(`The registry answered ${answer.status} at ${address}`)
    return (await answer.json()) as Result // the answer that the contract has for that call
  }

  private ask(address: string, { headers, ...init }: RequestInit): Promise<Response> {
    const { apiOrigin, key } = this.options
    return fetch(`${apiOrigin}/api/releases${address}`, {
      ...init,
      headers: { ...headers, ...ownCalls(key), authorization: `Bearer ${key}` },
    })
  }
}
