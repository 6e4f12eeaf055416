import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const skipped = new Set(['node_modules', 'dist', '.git', '.cache', '.data', '.keys', 'coverage', 'test-results'])
const readable = /\.(?:ts|tsx|mjs|cjs|js|css|sql|md|csv|json|yml|html)$|\/run$/

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (skipped.has(entry.name) || entry.name.startsWith('.program-')) return []
    return entry.isDirectory() ? filesBelow(file) : readable.test(file) ? [file] : []
  })
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const docs = filesBelow('docs')
const numbersIn = (files: string[], line: RegExp) =>
  new Set(files.flatMap((file) => [...read(file).matchAll(line)].map((match) => match[1])))

const listed = numbersIn(
  docs.filter((file) => file.startsWith('docs/requirements/') || file === 'docs/questions.md'),
  /^- ([A-Z]-\d+) /gm,
)
const decisions = numbersIn(
  docs.filter((file) => file.startsWith('docs/decisions/')),
  /^# (\d+)\. /gm,
)

const scriptsIn = (file: string) => new Set(Object.keys(JSON.parse(read(file)).scripts))
const [scripts, scriptsOfApi] = [scriptsIn('package.json'), scriptsIn('api/package.json')]

/** The references in a text that match no document here. `file` is its place, for relative links. */
function unknownIn(text: string, file: string): string[] {
  const numbers = [...text.matchAll(/\b(?:[QO]-\d+|R-\d{3})\b/g)].map(([number]) => number)
  const cited = [...text.matchAll(/\bdecisions?[/ ]0*(\d{1,4})\b/gi)]
  const files = [...text.matchAll(/(?<![\w./-])docs\/[\w./-]*\w/g)].map(([name]) => name)
  const document = /\.(?:md|csv)$/.test(file)
  const code = document
    ? [...text.matchAll(/(?<![\w/.-])(?:shell|shared|api|e2e|mfe-\w+)\/[\w./-]*\w/g)].map(String)
    : []
  const commands = document
    ? [...text.matchAll(/npm run (?:-s )?([\w:-]+)( -w api)?/g)].map(([, name = '', inApi]) => [name, inApi] as const)
    : []
  const links = file.endsWith('.md')
    ? [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '')
    : []
  return [
    ...(text.match(/\u00a7\s?\d*/g) ?? []),
    ...numbers.filter((number) => !listed.has(number)),
    ...cited.filter(([, number]) => !decisions.has(Number(number).toString())).map(([whole]) => whole),
    ...files.filter((name) => !/\/decisions\/\d{4}$/.test(name) && !existsSync(path.join(root, name))),
    ...code.filter((name) => !existsSync(path.join(root, name))),
    ...commands
      .filter(([name, inApi]) => !(inApi ? scriptsOfApi : scripts).has(name))
      .map(([name]) => `npm run ${name}`),
    ...links.filter((link) => !existsSync(path.join(root, path.dirname(file), link))),
  ]
}

describe('references', () => {
  it('finds references without a target', () => {
    const text = 'As Q-07, R-001, docs/decisions/0001 and docs/style.md say; '
    const wrong = [
      '\u00a77',
      'Q-00',
      'O-00',
      'requirement R-000',
      'decision 9998',
      'docs/gone.md',
      'shell/gone',
      'npm run gone',
      '![](gone.svg)',
    ]
    expect(unknownIn(text, 'docs/teams.md')).toEqual([])
    expect(unknownIn(text + wrong.join(' '), 'docs/teams.md')).toHaveLength(wrong.length)
  })

  it('finds every decision by the number that its file name has too', () => {
    const numbered = docs
      .filter((file) => file.startsWith('docs/decisions/'))
      .map((file) => [Number(path.basename(file).slice(0, 4)), Number(read(file).match(/^# (\d+)\. /)?.[1])])
    expect(numbered.length).toBeGreaterThan(10)
    for (const [ofFile, ofHeading] of numbered) expect(ofHeading).toBe(ofFile)
  })

  it('name requirements, questions, decisions, documents, files and commands that exist', () => {
    const files = filesBelow('.').filter((file) => file !== 'shared/tooling/references.test.ts')
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => unknownIn(read(file), file).map((each) => `${file}: ${each}`))).toEqual([])
  })
})

/** Sentences of comments that begin like a question but are not one (docs/style.md). */
function unclearIn(text: string): string[] {
  const comment = /^\s*(?:\/\/|\/?\*+|\{\/\*)\s?(.*)$/
  const lines = text.split('\n').map((line) => comment.exec(line)?.[1] ?? '')
  return lines.filter((line) => /(?:^|[.:] )(?:Of|What|Who) (?:\w|`)/.test(line) && !line.includes('?'))
}

describe('comments', () => {
  it('begin sentences with their subject', () => {
    expect(unclearIn('/** What it shows. */\n// Waits. Who asks gets it.\n// What for?\nconst Who = 1')).toHaveLength(2)
    const sources = filesBelow('.').filter((file) => /\.(?:tsx?|[mc]?js|css)$/.test(file))
    const unclear = sources.flatMap((file) => unclearIn(read(file)).map((line) => `${file}: ${line}`))
    expect(unclear.filter((each) => !each.startsWith('shared/tooling/references.test.ts'))).toEqual([])
  })
})
