import { Typeface } from './Typeface'

const archivo = (weight: 400 | 600) =>
  ['latin', 'latin-ext', 'vietnamese'].map((letters) => new Typeface(`archivo-${letters}-${weight}`))

/** The font of the site, by weight. */
const own = { regular: archivo(400), bold: archivo(600) }

const noto = (letters: string) => new Typeface(`noto-sans-${letters}-400`, true)

const others = [
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'arabic',
  'hebrew',
  'thai',
  'devanagari',
  'armenian',
  'georgian',
].map(noto)

/** They share many letters, each in the shape of its country. */
const chinese = noto('chinese-simplified')
const traditional = noto('chinese-traditional')
const japanese = noto('japanese')
const korean = noto('korean')

const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u
const easternSigns = /[\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The typefaces for a text, in the order of preference. */
export function typefacesFor(text: string, bold: boolean): Typeface[] {
  return [...(bold ? own.bold : own.regular), ...others, ...easternFor(text)]
}

/** The typeface that sets the line height. */
export function mainTypeface(bold: boolean): Typeface {
  const [latin] = bold ? own.bold : own.regular
  if (!latin) throw new Error('The site font file is missing')
  return latin
}

/** First the one with all letters of the text, so that a name does not mix the shapes of two countries. */
function easternFor(text: string): Typeface[] {
  const letters = Array.from(text)
    .filter((letter) => eastern.test(letter))
    .join('')
  if (!letters && !easternSigns.test(text)) return []
  const all = kana.test(text) ? [japanese, chinese, traditional, korean] : [chinese, traditional, japanese, korean]
  const whole = all.find((face) => face.has(letters))
  return whole ? [whole, ...all.filter((face) => face !== whole)] : all
}
