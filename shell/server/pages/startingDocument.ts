import { texts } from './texts'

/** The page of a site without any release. It reloads by itself until there is one. */
export function startingDocument(): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="2"><title>${texts.title}</title></head>`,
    `<body><main><h1>${texts.starting}</h1><p>${texts.soon}</p></main></body></html>`,
  ].join('')
}
