import { escapeMarkup } from '@brightfill/shared/node'
import { texts } from './texts'

/** A document with the reasons why a form was refused. */
export function failureDocument(reasons: readonly string[]): string {
  const list = reasons.filter(Boolean).map((reason) => `<li>${escapeMarkup(reason)}</li>`)
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${texts.title}</title></head>`,
    `<body><main><h1>${texts.heading}</h1><ul>${list.join('')}</ul><p>${texts.back}</p></main></body></html>`,
  ].join('')
}
