export type ReleaseRow = {
  id: string
  name: string
  release: string
  state: string
  percent?: number
  contract: string
  size: number
  published_at: string
  published_by: string
  activated_at: string | null
  activated_by: string
  refused: {
    at: string
    reason: string
  } | null
}
export type KeyRow = {
  id: number
  name: string
  label: string
  created_at: string
  used_at: string | null
  revoked_at: string | null
}
export type LogRow = {
  at: string
  by: string
  action: string
  releases: Record<string, string>
  reason: string
  smoke: string
}
export type Activation = {
  version: number
  live: Record<string, string>
  smoke: string
}
type Published = { name: string; archive: Buffer<ArrayBuffer>; signature: string }
/** What a call answers differs from call to call. */
type Answer = ReturnType<Response['json']>

/** The registry of a running site, as one key may use it; other calls of programs go through it too. */
export declare class Registry {
  key: string
  origin: string
  constructor(key: string, origin?: string)
  /** @param skipped checks that were left out before */
  publish(release: Published, skipped?: string[]): Answer
  /** @param skipped checks that were left out before */
  activate(releases: Record<string, string>, skipped?: string[]): Promise<Activation>
  /**
   * @param releases to: one that ever was live, without it the one before; from: the one that is live, or the call is
   *   refused
   */
  rollBack(name: string, releases?: { to?: string | undefined; from?: string | undefined }): Promise<Activation>
  /** @param skipped checks that were left out before */
  canary(name: string, wanted: { release?: string; percent: number }, skipped?: string[]): Promise<Activation>
  list(name?: string): Promise<{ version: number; data: ReleaseRow[] }>
  log(name?: string): Promise<{ data: LogRow[] }>
  post(address: string, content: object): Answer
  /** @throws Error with the one line the registry refuses with */
  call(method: string, address: string, content?: { body?: BodyInit; type?: string }): Answer
}
