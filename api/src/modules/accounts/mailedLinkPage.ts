import { createHash } from 'node:crypto'
import { escapeMarkup } from '@brightfill/shared/node'
import type { LinkPageTexts } from './texts'

const style = [
  'body{margin:0;padding:12vh 24px;font:17px/1.5 system-ui,sans-serif;color:#16202b;background:#fff}',
  'main{max-width:34rem;margin:0 auto;overflow-wrap:anywhere}',
  'button{min-height:48px;padding:0 24px;border:0;border-radius:6px;font:inherit;font-weight:600;color:#fff;background:#16202b;cursor:pointer}',
].join('')

/** Nothing but its own style may be loaded, and its form may go nowhere else. */
export const mailedLinkPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page for people who come from a mail, with nothing but text and a form. */
export function plainPage(title: string, content: string): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>`,
    `<body><main>${content}</main></body></html>`,
  ].join('')
}

/** Where a mailed link leads: a button that works without scripts. */
export function mailedLinkPage(
  action: string,
  { email, token }: { email: string; token: string },
  says: LinkPageTexts,
): string {
  const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`
  return plainPage(
    says.title,
    [
      `<h1>${says.heading}</h1><p>${says.whose}</p><p><strong>${escapeMarkup(email)}</strong></p>`,
      `<form method="post" action="${action}">${field('email', email)}${field('token', token)}<button>${says.confirm}</button></form>`,
      `<p>${says.notYours}</p>`,
    ].join(''),
  )
}
