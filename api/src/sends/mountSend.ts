import { createHash, createHmac } from 'node:crypto'
import { type Call, IDEMPOTENCY_KEY_HEADER } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AnswerOf, type Input, mount } from '../http/mount'
import type { Repos, Transaction } from '../repos'
import { ChangedMeanwhile } from '../versions/ChangedMeanwhile'
import type { Message } from './sentMessages.repo'

type SendCall = Call & { sends: true }

interface SendHandler<Row extends SendCall, Outcome> {
  /**
   * Does what the call is for, all of it by `once`: a transaction whose result is stored with the key of the message.
   * It is not called for a message that was sent before.
   * @returns what `once` gave: plain data without the words of anybody, such as a reference
   */
  send: (input: Input<Row> & { once: Transaction }) => Promise<Outcome>
  /** The answer to the first copy and to every other. */
  answer: (outcome: Outcome, input: Input<Row>) => AnswerOf<Row> | Promise<AnswerOf<Row>>
  /** The answer that has the record as it is now, for whoever is told that a colleague has changed it. */
  present?: (input: Input<Row>) => Promise<unknown>
}

/**
 * Mounts a call that `sends`: a message acts once, however often it comes under its key, and each copy gets the outcome
 * of the first. Without a key every copy acts.
 */
export function mountSend<Row extends SendCall, Outcome>(
  app: FastifyInstance,
  { sentMessages, transaction }: Pick<Repos, 'sentMessages' | 'transaction'>,
  call: Row,
  { send, answer, present }: SendHandler<Row, Outcome>,
) {
  mount(app, call, async (input) => {
    const message = messageOf(call, input as Input<Call>) // each row's input has these parts
    const first = message && (await sentMessages.find(message))
    // The outcome was stored by `send` of this row, under this fingerprint.
    if (first) return answer(first.outcome as Outcome, input)
    try {
      return await answer(await send({ ...input, once: message ? onceOf(message) : transaction }), input)
    } catch (error) {
      if (error instanceof ChangedMeanwhile && present) throw error.with(await present(input))
      if (!(error instanceof SentMeanwhile)) throw error
      const other = await sentMessages.find(error.sent)
      return answer(other?.outcome as Outcome, input) // as above
    }
  })

  function onceOf(message: Message): Transaction {
    return (work) =>
      transaction(async (on) => {
        if (!(await on.sentMessages.claim(message))) throw new SentMeanwhile(message)
        const outcome = await work(on)
        await on.sentMessages.settle(message, outcome)
        return outcome
      })
  }
}

/** Another copy of the message came first, and was under way when this one was looked up. */
class SentMeanwhile extends Error {
  constructor(readonly sent: Message) {
    super('A copy of this message was sent meanwhile')
  }
}

/** @returns undefined for a message without a key */
function messageOf({ method, path }: Call, { caller, params, body, request }: Input<Call>): Message | undefined {
  // The version says what the sender saw, not what is sent.
  const { key: former, version: _, ...content } = (body ?? {}) as Record<string, unknown>
  const sent = textOf([`${method} ${path}`, (caller as { id?: number } | undefined)?.id, params, content])
  const header = request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()]
  const key = header ?? former ?? (isDocument(request) && !('password' in content) && documentKey(request, sent))
  if (typeof key !== 'string') return undefined
  // The key itself is not stored: whoever reads the database cannot try contents, such as passwords, against it.
  return { key: digest(key), fingerprint: createHmac('sha256', key).update(sent).digest('base64url') }
}

function isDocument({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode']
  return mode ? mode === 'navigate' : /^text\/html\b/.test(headers.accept ?? '')
}

/**
 * For a form that a browser sends without scripts. Its page is kept for all visitors, so it has no key of its own: the
 * same words from the same browser on the same day, such as by Reload, are one message.
 */
const documentKey = ({ ip, headers }: FastifyRequest, sent: string) =>
  textOf([ip, headers['user-agent'], new Date().toDateString(), sent])

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The same for the same values, whatever the order of their names. */
const textOf = (value: unknown) => JSON.stringify(value, sorted)

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
