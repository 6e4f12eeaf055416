import { SHELL_KEY_HEADER } from '@brightfill/shared/contract'
import { quietTrace, traceparent } from '@brightfill/shared/node'

const LOOK_EVERY = 400
const ANSWERS_WITHIN = 1_200

interface Api {
  readonly origin: string
  /** Calls under way. */
  busy: number
  /** It answered that it is ready, and no connection to it has failed since. */
  ready: boolean
}

/** A call that an api has been chosen for. */
export interface Turn {
  readonly origin: string
  /** The call has ended; `failed` when the api did not answer. */
  end(how?: 'answered' | 'failed'): void
}

/**
 * The apis of the site. The least busy one that is ready takes the next call. An api gets no calls once a connection to
 * it fails or it says that it is not ready, until it is ready again. While none is ready all are tried.
 */
export class Apis {
  private readonly apis: Api[]
  private readonly watch: NodeJS.Timeout | undefined

  /** @param key of the composition servers: their calls serve all visitors, so the api charges them to no client */
  constructor(
    origins: readonly string[],
    readonly key = '',
  ) {
    this.apis = origins.map((origin) => ({ origin, busy: 0, ready: true }))
    // One alone takes every call anyway.
    if (origins.length > 1) this.watch = setInterval(() => this.apis.forEach((api) => void look(api)), LOOK_EVERY)
    this.watch?.unref()
  }

  /** @param failed the origin that just failed; another one takes the call if there is one */
  next(failed?: string): Turn {
    const others = this.apis.filter(({ origin }) => this.apis.length === 1 || origin !== failed)
    const ready = others.filter((api) => api.ready)
    const [api] = (ready.length > 0 ? ready : others).toSorted((one, other) => one.busy - other.busy)
    if (!api) throw new Error('No api is configured')
    let ended = false
    api.busy += 1
    return {
      origin: api.origin,
      end: (how = 'answered') => {
        if (ended) return
        ended = true
        api.busy -= 1
        if (how === 'failed' && this.watch) api.ready = false
      },
    }
  }

  /** Whether another api could take a call that one has failed; one that seemed busy may still answer. */
  get several(): boolean {
    return this.apis.length > 1
  }

  /**
   * Like fetch, as this server, from the next api in turn; when it cannot be reached, once more from another.
   * @param repeatable whether asking twice does no harm; by default only for reads
   */
  async ask(path: string, init: RequestInit = {}, repeatable = (init.method ?? 'GET') === 'GET'): Promise<Response> {
    const turn = this.next()
    const headers = new Headers(init.headers)
    headers.set(SHELL_KEY_HEADER, this.key)
    headers.set('traceparent', traceparent(quietTrace()))
    const own = { ...init, headers }
    try {
      const answer = await fetch(turn.origin + path, own)
      turn.end()
      return answer
    } catch (error) {
      turn.end('failed')
      if (!(repeatable || wasNeverSent(error)) || init.signal?.aborted || !this.several) throw error
      const other = this.next(turn.origin)
      return fetch(other.origin + path, own).finally(() => other.end())
    }
  }

  close() {
    clearInterval(this.watch)
  }
}

async function look(api: Api) {
  api.ready = await fetch(`${api.origin}/readyz`, { signal: AbortSignal.timeout(ANSWERS_WITHIN) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

interface Failure {
  code?: string
  syscall?: string
  cause?: Failure
  /** One for each address that a name has. */
  errors?: Failure[]
}

/**
 * No connection came about, so even a call that writes may be made again. The code alone does not say so: EHOSTUNREACH
 * also ends connections.
 */
export function wasNeverSent(error: unknown): boolean {
  const { code, syscall = '', cause, errors } = error as Failure
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || ['connect', 'getaddrinfo'].includes(syscall)) return true
  return errors ? errors.every(wasNeverSent) : cause !== undefined && wasNeverSent(cause)
}
