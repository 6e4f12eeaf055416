import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { calls } from '@brightfill/shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureDocument } from './failureDocument'

/** The place on every page that says a form has been received (shell/src/contact/ContactForm.tsx). */
const RECEIVED = '#contact-sent'

const forms: readonly string[] = [calls.contact.path, calls.sell.path]

/** Whether a browser sends one of the public forms by itself, without scripts: what comes back is then shown to the visitor. */
export function isDocumentForm({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'POST' || !forms.includes(url)) return false
  return headers['sec-fetch-mode']
    ? headers['sec-fetch-mode'] === 'navigate'
    : /^text\/html\b/.test(headers.accept ?? '')
}

/** The api's answer to such a form as a document: back to the page it came from, or what has to be put right. */
export async function answerDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { stream }: { stream: Readable },
): Promise<void> {
  const answer = readAnswer(await text(stream).catch(() => ''))
  reply.removeHeader('content-length').removeHeader('content-encoding')
  if (reply.statusCode < 300) {
    reply.removeHeader('content-type')
    reply.redirect(pageOf(request) + RECEIVED, 303)
  } else sendFailure(reply, answer)
}

interface Refusal {
  message?: string
  errors?: Record<string, string[]>
}

/** Says in a document of its own why a form was not taken; what was typed is a step back in the browser. */
export function sendFailure(reply: FastifyReply, { message, errors = {} }: Refusal): void {
  const reasons = Object.values(errors).flat()
  reply
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(failureDocument(reasons.length > 0 ? reasons : [message ?? '']))
}

function readAnswer(body: string): Refusal {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}

/** Path and query of the page the form stood on; home when the browser does not tell, or tells of another site. */
function pageOf({ headers, host }: FastifyRequest): string {
  const { referer } = headers
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined
  // A path of two slashes would be read as the name of another host.
  return page?.host === host && !page.pathname.startsWith('//') ? page.pathname + page.search : '/'
}
