import { createHash, createHmac } from 'node:crypto'
import { type Call, IDEMPOTENCY_KEY_HEADER } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Repos } from '../createRepos'
import { type AnswerOf, type Input, mount } from '../http/mount'
import type { Transaction } from '../repos'
import { ChangedMeanwhile } from '../versions/ChangedMeanwhile'
import type { Message } from './sentMessages.repo'

type SendCall = Call & { sends: true }

interface SendHandler<Row extends SendCall, Outcome> {
  /**
   * Carries out the call, entirely inside `once`: a transaction that stores its result with the key of the message. Not
   * called for a message that was sent before.
   * @returns the result of `once`: plain data without personal words, such as a reference
   */
  send: (input: Input<Row> & { once: Transaction }) => Promise<Outcome>
  /** The answer to all copies. */
  answer: (outcome: Outcome, input: Input<Row>) => AnswerOf<Row> | Promise<AnswerOf<Row>>
  /** The answer with the current record, for a caller who learns that a colleague has changed it. */
  present?: (input: Input<Row>) => Promise<unknown>
}

/**
 * Mounts a call that `sends`: a message acts once per key, and each further copy gets the outcome of the first. Without
 * a key, every copy acts.
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
    // This row's `send` stored the outcome, under this fingerprint.
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

/** Another copy of the message came first, and was still running when this one was looked up. */
class SentMeanwhile extends Error {
  constructor(readonly sent: Message) {
    super('A copy of this message was sent meanwhile')
  }
}

/** @returns undefined for a message without a key */
function messageOf({ method, path }: Call, { caller, params, body, request }: Input<Call>): Message | undefined {
  // The version is what the sender saw, not part of the message.
  const { version: _, ...content } = (body ?? {}) as Record<string, unknown>
  const sent = textOf([`${method} ${path}`, (caller as { id?: number } | undefined)?.id, params, content])
  const header = request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()]
  const key = header ?? (isDocument(request) && !('password' in content) && documentKey(request, sent))
  if (typeof key !== 'string') return undefined
  // The key itself is not stored: a thief of the database cannot test guesses, such as passwords, against it.
  return { key: digest(key), fingerprint: createHmac('sha256', key).update(sent).digest('base64url') }
}

function isDocument({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode']
  return mode ? mode === 'navigate' : /^text\/html\b/.test(headers.accept ?? '')
}

/**
 * For forms sent without scripts. Their page is cached for all visitors, so they have no key of their own: the same
 * words from the same browser on the same day, such as after Reload, are one message.
 */
const documentKey = ({ ip, headers }: FastifyRequest, sent: string) =>
  textOf([ip, headers['user-agent'], new Date().toDateString(), sent])

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Equal for equal values, regardless of the order of their names. */
const textOf = (value: unknown) => JSON.stringify(value, sorted)

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
