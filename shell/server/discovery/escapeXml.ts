import { escapeMarkup } from '@brightfill/shared/node'

/** Text for the inside of an XML element or attribute; characters XML 1.0 does not know at all are left out. */
export function escapeXml(text: string): string {
  return escapeMarkup(text)
    .replace(notInXml, '')
    .replace(/\p{Surrogate}/gu, '')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
