import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { messages } from '../src/messages/messages'

const root = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The texts of the specification stay as they are, whatever their words. */
const printed = new Set<unknown>([...Object.values(messages).flatMap(Object.values), 'Login', '…, image … of …'])

const sources = ['api/src', 'api/seed/content', 'shared/src', 'shell/src', 'shell/server', 'shared/create-remote']
  .concat(readdirSync(root).filter((name) => name.startsWith('mfe-')))
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\.d\.ts$|\/(node_modules|dist|bench)\//.test(file),
  )

const ofTexts = (file: string) =>
  /(^|\/)(texts|\w+Texts|messages|messageSent|contactFields|mails|statusMails|inWords)\.ts$/.test(file) ||
  file.startsWith('api/seed/content/')
const refusals = new Set(['notFound', 'conflict', 'invalid', 'forbidden', 'unauthorized', 'tooLarge', 'unavailable'])

interface Node {
  type: string
  [key: string]: unknown
}

/** All nodes but names of properties, which are never on screen. */
function* nodesOf(tree: unknown): Generator<Node> {
  if (typeof tree !== 'object' || tree === null) return
  if ('type' in tree && typeof tree.type === 'string') yield tree as Node
  for (const [name, child] of Object.entries(tree)) if (name !== 'key' && name !== 'source') yield* nodesOf(child)
}

/** A literal, or a template with "…" for its values. Addresses and file names are not texts. */
function textOf({ type, value, quasis }: Node): string[] {
  const text =
    type === 'StringLiteral'
      ? String(value)
      : type === 'TemplateLiteral'
        ? (quasis as { raw: string }[]).map(({ raw }) => raw).join('…')
        : ''
  return /^[a-z\d./:?=&#@_…-]*$/.test(text) || printed.has(text) ? [] : [text]
}

const parsed = (source: string, tsx: boolean) => [...nodesOf(parseSync(source, { syntax: 'typescript', tsx }))]
const isRefusal = ({ type, callee }: Node) =>
  (type === 'CallExpression' || type === 'NewExpression') &&
  (refusals.has((callee as Node).value as string) || (callee as Node).value === 'HttpProblem')

/** The texts that people read: catalogues, e-mails, content and the api's refusals. */
const texts = sources.flatMap((file) => {
  const refusing = file.startsWith('api/src') && /HttpProblem/.test(read(file))
  if (!ofTexts(file) && !refusing) return []
  const nodes = parsed(read(file), file.endsWith('x'))
  const spoken = ofTexts(file) ? nodes : nodes.filter(isRefusal).flatMap((call) => [...nodesOf(call.arguments)])
  return spoken.flatMap(textOf).map((text) => ({ file, text }))
})

/**
 * The words to avoid from the table "One word for one thing": matched exactly if they have a capital letter, else in
 * any case.
 */
const table = read('docs/style.md').split('## One word for one thing')[1]?.split('\n## ')[0] ?? ''
const unsaid = table
  .split('\n')
  .flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))
const wordsOf = (text: string) =>
  unsaid.filter((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`, /[A-Z]/.test(word) ? '' : 'i').test(text))

const [days, months] = [
  '(Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)',
  'January|February|March|April|June|July|August|September|October|November|December',
]
const short = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'
/** Dates and times in another form than "5 Jan. 2026", "12 November", "Tue 1 December" and "08:00-17:30". */
const otherForms = [
  new RegExp(`\\d (${months}),? \\d{4}`),
  new RegExp(`\\d(st|nd|rd|th) (of )?(${months}|${short})|(${months}|May) \\d{1,2}(?!\\d)`),
  new RegExp(`\\d (?!May\\b)(${short})(?!\\. \\d{4})\\b(?!\\w)`),
  new RegExp(`${days}(day)?, \\d{1,2} |${days}day \\d{1,2} (${months}|May)`),
  /\d{1,2}\/\d{1,2}\/\d{4}|\b\d{4}-\d{2}-\d{2}\b/,
  /\d:\d\d(?: to | ?– ?| - )\d|\d ?(am|pm)\b/,
]

describe('words', () => {
  it('are checked for other words, percentages and dates', () => {
    expect(unsaid.length).toBeGreaterThan(40)
    expect(wordsOf('Somebody asks to be contacted, and a mail goes out')).toEqual(['mail', 'somebody'])
    expect(wordsOf('Valves close together; someone sends an e-mail')).toEqual([])
    const dates = ['12 November', 'Tue 1 December', '5 Jan. 2026', '08:00-17:30', 'in March 2026', '17 May']
    const others = [
      '12th November',
      '5 January 2026',
      'Tuesday, 1 December',
      'Tuesday 1 December',
      '5 Jan',
      '1/12/2026',
    ]
    const foreign = ['2026-12-01', 'November 12', '08:00 to 17:30', '5 pm']
    const isOther = (text: string) => otherForms.some((form) => form.test(text))
    expect(dates.filter(isOther)).toEqual([])
    expect([...others, ...foreign].filter((text) => !isOther(text))).toEqual([])
  })

  it('name each thing the same in texts, e-mails, refusals and content [O-58]', () => {
    expect(texts.length).toBeGreaterThan(2_000)
    expect(texts.flatMap(({ file, text }) => wordsOf(text).map((word) => `${word} in ${file}: ${text}`))).toEqual([])
  })

  it('have no space before % and one format for days and times [O-58]', () => {
    const isStrange = (text: string) => / %/.test(text) || otherForms.some((form) => form.test(text))
    expect(texts.filter(({ text }) => isStrange(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })

  it.each([
    ['mfe-account/src/auth/login/texts.ts', 'Forgot your password'],
    ['mfe-account/src/auth/forgot/texts.ts', 'Forgot your password'],
    ['mfe-account/src/auth/reset/texts.ts', 'Time is up'],
    ['mfe-account/src/auth/reset/texts.ts', 'Resend request'],
  ])('in %s are those of the specification: "%s"', (file, text) => {
    expect(texts.filter((each) => each.file === file).map((each) => each.text)).toContain(text)
  })

  it('begin with "Account is locked" when an account is locked [R-031]', () => {
    const locked = texts.filter(({ file, text }) => file === 'api/src/modules/accounts/texts.ts' && /locked/.test(text))
    expect(locked).not.toEqual([])
    for (const { text } of locked) expect(text).toMatch(/^Account is locked\. /)
  })

  it('choose plurals with one helper [O-58]', () => {
    expect(sources.filter((file) => ofTexts(file) && /=== 1 \?|> 1 \?/.test(read(file)))).toEqual([])
  })

  it('get their language from one place [O-58]', () => {
    const named = sources.filter((file) => /'en-GB'|"en-GB"|toLocale(Date|Time)?String\(/.test(read(file)))
    expect(named).toEqual(['shared/src/constants/language.ts'])
  })
})
