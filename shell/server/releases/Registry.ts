import {
  type CanaryNumbers,
  type CanaryTrial,
  type LiveState,
  SIGNATURE_HEADER,
  type SmokeReport,
} from '@brightfill/shared/contract'
import type { Apis } from '../apis/Apis'
import type { SeenFigures } from '../telemetry/ReleaseFigures'
import { NotFetched } from './NotFetched'
import { ReleaseRefused } from './TeamKeys'

const MEGABYTE = 1024 * 1024
const PATIENCE = 5_000
const DOWNLOAD_WITHIN = 60_000

interface RegistryOptions {
  apis: Apis
  /** Random id of this process. */
  server: string
  /** Bytes that the archive of a release has at most. */
  largestArchive: number
}

/** The composition server's client of the release registry (shared/src/contract/releases.ts). */
export class Registry {
  constructor(private readonly options: RegistryOptions) {}

  /** @throws when the api does not answer, or answers with an error */
  async live(composition?: string, trial?: CanaryTrial): Promise<LiveState> {
    return this.post('/live', { server: this.options.server, composition, trial })
  }

  /**
   * The tar.gz of a release and its signature; undefined when there is no such release.
   * @param shown only if it was ever shown to visitors
   * @throws NotFetched when the registry does not hand it out; ReleaseRefused when it is larger than this server takes
   */
  async archive(
    name: string,
    release: string,
    shown: boolean,
  ): Promise<{ archive: Buffer; signature?: string } | undefined> {
    const fail = (cause: unknown): never => {
      throw new NotFetched(`The registry does not serve ${name}@${release}`, { cause })
    }
    const signal = AbortSignal.timeout(DOWNLOAD_WITHIN)
    const answer = await this.ask(`/${name}/${release}/archive${shown ? '?shown=1' : ''}`, { signal }).catch(fail)
    if (answer.status === 404 || answer.status === 422) return undefined
    if (!answer.ok) throw new NotFetched(`The registry answered ${answer.status} when asked for ${name}@${release}`)
    const signature = answer.headers.get(SIGNATURE_HEADER) ?? undefined
    const archive = await this.bounded(answer).catch(fail)
    if (!archive) throw new ReleaseRefused({ name, release }, `its archive has more than ${this.largest}`)
    return { archive, signature }
  }

  /** The body of an answer; undefined when it is too large, because its signature is not checked yet. */
  private async bounded({ body }: Response): Promise<Buffer | undefined> {
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of body ?? []) {
      size += part.length
      if (size > this.options.largestArchive) return undefined // ends the download
      parts.push(part)
    }
    return Buffer.concat(parts)
  }

  private get largest(): string {
    return `${this.options.largestArchive / MEGABYTE} MB (RELEASE_ARCHIVE_MB of this server)`
  }

  async report(candidate: string, report: SmokeReport): Promise<void> {
    await this.post(`/candidates/${candidate}`, report)
  }

  /** Tells the team that this server does not take a release. */
  async refused({ name, release }: { name: string; release: string }, reason: string): Promise<void> {
    await this.post(`/${name}/${release}/refused`, { reason })
  }

  async reportFigures(seen: SeenFigures): Promise<void> {
    await this.post('/figures', { server: this.options.server, ...seen })
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

  private ask(address: string, init: RequestInit): Promise<Response> {
    const { apis } = this.options
    const headers = { ...init.headers, authorization: `Bearer ${apis.key}` }
    // Each of these calls may be repeated: a second report or withdrawal changes nothing.
    return apis.ask(`/api/releases${address}`, { ...init, headers }, true)
  }
}
