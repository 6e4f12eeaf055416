import { createHash } from 'node:crypto'
import { dayIn, phoneHref } from '@brightfill/shared/constants'
import type { Company } from '@brightfill/shared/contract'
import { escapeMarkup } from '@brightfill/shared/node'
import { contentPolicy } from '../contentSecurityPolicy'
import { notIndexed, plainDocument } from '../pages/plainDocument'
import { texts } from './texts'

// The site's colours (shared/src/ui/styles/tokens.css), in the scheme of the system: only scripts know the visitor's
// choice. The site's documents have their own files, which a form's answer need not wait for.
const style = [
  ':root{color-scheme:light dark}',
  'body{margin:0;font:1.0625rem/1.6 Arial,system-ui,sans-serif;',
  'color:light-dark(#0b1f3a,#f7f5f0);background:light-dark(#f7f5f0,#071426)}',
  'header{padding:1.25rem max(1.25rem,50vw - 20rem);font-weight:600;color:#f7f5f0;background:#0b1f3a;',
  'border-bottom:4px solid #f2a33a}',
  'main{max-width:40rem;margin:0 auto;padding:3rem 1.25rem;overflow-wrap:anywhere}',
  'h1{margin:0 0 1rem;font-size:clamp(1.75rem,1.42rem + 1.36vw,2.75rem);line-height:1.12;font-weight:600}',
  'a{color:light-dark(#0b6699,#5fc1f0);display:inline-block;padding:.5rem 0}',
].join('')

/** Allows the style of these documents and no other. */
export const ownPolicy = contentPolicy({
  scripts: [],
  styles: [`sha256-${createHash('sha256').update(style).digest('base64')}`],
})

/** The outcome of a form, as a document for a browser without scripts. */
function formDocument(title: string, content: string): string {
  return plainDocument(
    [notIndexed, `<title>${title} | ${texts.brand}</title><style>${style}</style>`],
    [`<header>${texts.brand}</header><main><h1>${title}</h1>${content}</main>`],
  )
}

/** The reasons why a form was refused, and how else to reach the company where that is known. */
export function failureDocument(reasons: readonly string[], company: Company | undefined): string {
  const list = reasons.filter(Boolean).map((reason) => `<li>${escapeMarkup(reason)}</li>`)
  const ways = company ? `<p>${waysTo(company)}</p>` : ''
  return formDocument(texts.notSent, `<ul>${list.join('')}</ul><p>${texts.goBack}</p>${ways}`)
}

function waysTo({ Telephone: telephone, 'E-mail': email }: Company): string {
  const call = `<a href="${phoneHref(telephone)}">${escapeMarkup(telephone)}</a>`
  const write = `<a href="mailto:${escapeMarkup(email)}">${escapeMarkup(email)}</a>`
  return texts.reachUs(call, write)
}

interface Received {
  reference: string
  /** YYYY-MM-DD */
  answer_by: string
  /** A copy is e-mailed. */
  copied: boolean
  /** Where the form was. */
  page: string
}

const dayOf = dayIn('UTC')

/** Reference, day of the answer, and the way back. */
export function receivedDocument({ reference, answer_by, copied, page }: Received): string {
  return formDocument(
    texts.sent,
    [
      `<p>${texts.reference(`<strong>${escapeMarkup(reference)}</strong>`)}</p>`,
      `<p>${texts.answerBy(dayOf(new Date(answer_by)))}${copied ? ` ${texts.copy}` : ''}</p>`,
      `<p><a href="${escapeMarkup(page)}">${texts.back}</a></p>`,
    ].join(''),
  )
}

/** A fault, and the way to the site. */
export function noticeDocument(title: string, text: string): string {
  return formDocument(title, `<p>${text}</p><p><a href="/">${texts.toSite}</a></p>`)
}

/** For a browser that sends more cookies than the server can read. */
export const oversizedDocument = () => noticeDocument(texts.oversized, texts.clearCookies)
