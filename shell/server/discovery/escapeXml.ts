import { escapeMarkup } from '@brightfill/shared/node'

/** Text for an XML element or attribute. Leaves out the characters that XML 1.0 does not allow. */
export function escapeXml(text: string): string {
  return escapeMarkup(text)
    .replace(notInXml, '')
    .replace(/\p{Surrogate}/gu, '')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the characters to remove
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
