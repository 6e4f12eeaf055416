import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Company, calls, type ReceivedAnswer } from '@brightfill/shared/contract'
import { waitInWords } from '@brightfill/shared/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureDocument, ownPolicy, receivedDocument } from './formDocument'
import { texts } from './texts'

/** How else to reach the company; undefined until the api has answered. */
export type FindCompany = () => Promise<Company | undefined>

const forms: readonly string[] = [calls.contact.path, calls.sell.path]

/** Whether a browser shows the answer to the visitor, instead of a script reading it. */
export function isNavigation({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode']
  return mode ? mode === 'navigate' : /^text\/html\b/.test(headers.accept ?? '')
}

/** Whether a browser without scripts sends one of the public forms. */
export function isDocumentForm(request: FastifyRequest): boolean {
  return request.method === 'POST' && forms.includes(request.url) && isNavigation(request)
}

/** Turns the api's answer to such a form into a document: what happens next and the way back, or what to correct. */
export async function answerDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { stream, company }: { stream: Readable; company: FindCompany },
): Promise<void> {
  const answer = readAnswer(await text(stream).catch(() => ''))
  reply.removeHeader('content-length').removeHeader('content-encoding')
  const { reference, answer_by, copied = false } = answer
  if (reply.statusCode < 300 && reference && answer_by)
    sendDocument(reply, receivedDocument({ reference, answer_by, copied, page: pageOf(request) }))
  else await sendFailure(reply, answer, company)
}

function sendDocument(reply: FastifyReply, document: string): void {
  reply
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', ownPolicy)
    .type('text/html; charset=utf-8')
    .send(document)
}

interface Refusal {
  message?: string
  errors?: Record<string, string[]>
}

/**
 * Sends a document that says why a form was refused, and how else to reach the company. Going back in the browser
 * returns to what the visitor typed.
 */
export async function sendFailure(reply: FastifyReply, refusal: Refusal, company: FindCompany): Promise<void> {
  const known = await company()
  if (!reply.raw.destroyed) sendDocument(reply, failureDocument(reasonsOf(reply, refusal), known))
}

function reasonsOf(reply: FastifyReply, { message = '', errors = {} }: Refusal): string[] {
  if (reply.statusCode === 429) return [texts.tooMany(waitInWords(Number(reply.getHeader('retry-after'))))]
  const reasons = Object.values(errors).flat()
  return reasons.length > 0 ? reasons : [message]
}

function readAnswer(body: string): Refusal & Partial<ReceivedAnswer> {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}

/** Path and query of the form's page; home when the browser does not say, or names another site. */
function pageOf({ headers, host }: FastifyRequest): string {
  const { referer } = headers
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined
  // A browser reads a path that starts with two slashes as the name of another host.
  return page?.host === host && !page.pathname.startsWith('//') ? page.pathname + page.search : '/'
}
