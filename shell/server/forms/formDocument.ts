import { createHash } from 'node:crypto'
import { phoneHref } from '@brightfill/shared/constants'
import type { Company } from '@brightfill/shared/contract'
import { escapeMarkup } from '@brightfill/shared/node'
import { contentPolicy } from '../contentSecurityPolicy'
import { notIndexed, plainDocument } from '../pages/plainDocument'
import { texts } from './texts'

// The colours of the site (shared/src/ui/styles/tokens.css), in the scheme of the system: the choice of a visitor is
// kept by scripts. Its documents have their own files, which a form's answer need not wait for.
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
  return `${texts.orCall} ${call} ${texts.orWrite} ${write}`
}

interface Received {
  reference: string
  /** YYYY-MM-DD */
  answer_by: string
  /** A copy is mailed. */
  copied: boolean
  /** Where the form was. */
  page: string
}

/** Reference, day of the answer, and the way back. */
export function receivedDocument({ reference, answer_by, copied, page }: Received): string {
  const day = new Date(answer_by).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return formDocument(
    texts.sent,
    [
      `<p>${texts.reference} <strong>${escapeMarkup(reference)}</strong>.</p>`,
      `<p>${texts.answerBy(day)}${copied ? ` ${texts.copy}` : ''}</p>`,
      `<p><a href="${escapeMarkup(page)}">${texts.back}</a></p>`,
    ].join(''),
  )
}

/** For a browser whose cookies for this site are too large to be read. */
export function oversizedDocument(): string {
  return formDocument(texts.oversized, `<p>${texts.clearCookies}</p><p><a href="/">${texts.toSite}</a></p>`)
}
