// The content of the font's files: the letters and signs of most texts, and the other Latin ones.
const usual =
  /[ -~\u00a0-\u00ff\u0131\u0152\u0153\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2212\u2215]/
const other =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0192\u01cd-\u01dc\u01fa-\u021b\u022a-\u022d\u0230-\u0233\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9\u2113]/

/** Signs of data that the font does not have. */
const signs: Record<string, string> = { '≥': '>=', '≤': '<=', '≈': '~', '→': '->', '‑': '-', '\u03bc': 'µ', Ω: 'Ohm' }

/** A part of a text whose letters are all in one file of the font. */
export interface Run {
  text: string
  file: 'latin' | 'latin-ext'
}

/** A text in parts, without what cannot be written: that becomes a sign like it, or a question mark. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const letter of [...text.normalize('NFC')].map(writable).join('')) {
    const file = usual.test(letter) ? 'latin' : 'latin-ext'
    const last = runs.at(-1)
    if (last?.file === file) last.text += letter
    else runs.push({ text: letter, file })
  }
  return runs
}

function writable(letter: string): string {
  if (usual.test(letter) || other.test(letter)) return letter
  if (/\s/.test(letter)) return ' '
  const alike = signs[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...alike].every((part) => usual.test(part)) ? alike : '?'
}
