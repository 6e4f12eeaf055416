import { Agent } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { outcomeOf, steadily } from '../steadily'

const PATIENCE = 20_000

type Kind = 'page' | 'call' | 'picture' | 'form' | 'sign-in'
/** One request; moments are of performance.now() */
export type Visit = {
  kind: Kind
  path: string
  due: number
  ended: number
  failure?: string
  status?: number
  company?: string
}

const nine: Kind[] = ['page', 'picture', 'page', 'call', 'page', 'picture', 'page', 'call', 'page']
/** The kinds of twenty requests in turn. */
const mix: Kind[] = [...nine, 'form', ...nine, 'sign-in']

/** Visitors who send requests at a steady rate, each from an address of its own, whether or not others are answered. */
export class Visitors {
  visits: Visit[] = []
  #stopped = false
  /** When the last request was due; on a busy machine it is sent later than that. */
  #lastDue = 0
  // Each has a connection of its own, as different visitors do.
  #agent = new Agent({ keepAlive: false, rejectUnauthorized: false })
  #asked: Promise<void>[] = []
  #running: Promise<void>

  constructor(
    private readonly origin: string,
    private readonly what: { pages: string[]; pictures: string[]; perSecond: number },
  ) {
    this.#running = steadily(
      what.perSecond,
      () => !this.#stopped,
      (number, due) => {
        this.#lastDue = due
        const asked = this.#visit(number, due)
        this.#asked.push(asked)
        return asked
      },
    )
  }

  /** Ends when every request has its answer. */
  async stop() {
    this.#stopped = true
    await this.#running
    this.#agent.destroy()
  }

  /** The requests that were due between two moments, when each of them has its answer. */
  async between(from: number, until: number) {
    while (this.#lastDue < until) await wait(10)
    await Promise.all(this.#asked)
    return this.visits.filter(({ due }) => due >= from && due <= until)
  }

  async #visit(number: number, due: number) {
    const kind = mix[number % mix.length] ?? 'page'
    const company = kind === 'form' ? `Company ${number}` : undefined
    const visit = { kind, company, due, ...this.#request(kind, number) }
    const outcome = await this.#ask(visit, `127.0.${1 + (number % 250)}.${1 + (Math.floor(number / 250) % 250)}`)
    this.visits.push({ kind, path: visit.path, company, due, ended: performance.now(), ...outcome })
  }

  #request(kind: Kind, number: number): { path: string; fields?: object } {
    const { pages, pictures } = this.what
    const one = (list: string[]) => list[Math.floor(number / 2) % list.length] ?? '/'
    if (kind === 'page') return { path: one(pages) }
    if (kind === 'picture') return { path: one(pictures) }
    if (kind === 'call') return { path: '/api/get/products', fields: { page: 1 + (number % 2) } }
    if (kind === 'form') {
      const company_name = `Company ${number}`
      return { path: '/api/submit-form-footer', fields: { name: 'Visitor', company_name, phone: '01632 960001' } }
    }
    const fields = { login: 'demo@brightfill.example', password: 'Brightfill1' }
    return { path: '/api/user/login/account/auth', fields }
  }

  #ask({ path, fields }: { path: string; fields?: object }, localAddress: string) {
    return outcomeOf(this.origin + path, {
      agent: this.#agent,
      localAddress,
      method: fields ? 'POST' : 'GET',
      headers: {
        accept: 'text/html',
        'accept-encoding': 'br',
        ...(fields && { 'content-type': 'application/json' }),
      },
      body: fields && JSON.stringify(fields),
      signal: AbortSignal.timeout(PATIENCE),
    })
  }
}

/** The status that a visitor gets. */
export async function visit(address: string) {
  const { status, failure } = await outcomeOf(address, { rejectUnauthorized: false })
  if (status === undefined) throw new Error(failure)
  return status
}
