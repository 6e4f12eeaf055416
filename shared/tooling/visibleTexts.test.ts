import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'

const root = path.resolve(__dirname, '../..')
const workspaces = readdirSync(root).filter((name) => name === 'shared' || name === 'shell' || name.startsWith('mfe-'))

/** Visible texts are beside their part, in the specification's catalogue, and in the list of contact fields. */
const catalogue = /(^|\/)(texts|\w+Texts|messages|contactFields)\.ts$/
/** Developers read the contract's texts, in the description of the api. */
const unseen = 'shared/src/contract/'
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'heading',
  'label',
  'placeholder',
  'title',
])

interface Node {
  type: string
  value: unknown
  [key: string]: unknown
}

/** All but the names of properties and types, which are never on screen. */
function* nodesOf(tree: unknown): Generator<Node> {
  if (typeof tree !== 'object' || tree === null) return
  if ('type' in tree && tree.type === 'TsLiteralType') return
  if ('type' in tree && typeof tree.type === 'string') yield tree as Node
  for (const [name, child] of Object.entries(tree)) if (name !== 'key') yield* nodesOf(child)
}

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\.d\.ts$|\/testing\/|\/test[A-Z]/.test(file))
}

const files = workspaces.flatMap((workspace) => sources(path.join(workspace, 'src')))
const parsed = (source: string) => [...nodesOf(parseSync(source, { syntax: 'typescript', tsx: true }))]
const nodesIn = (file: string) => [
  ...nodesOf(parseSync(readFileSync(path.join(root, file), 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') })),
]
const isWords = (value: unknown): value is string => typeof value === 'string' && /\p{Letter}{2}/u.test(value)
/** Tells a text of several words from a single word, which code may use for other things. */
const isSentence = (value: unknown): value is string => isWords(value) && /\p{Letter}\s+\p{Letter}/u.test(value)

/** The possible texts of an expression: a literal, a template, one of two. */
function wordsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesisExpression') return wordsOf(node.expression)
  if (node.type === 'ConditionalExpression') return [...wordsOf(node.consequent), ...wordsOf(node.alternate)]
  if (node.type === 'BinaryExpression' && node.operator === '+') return [...wordsOf(node.left), ...wordsOf(node.right)]
  if (node.type === 'TemplateLiteral') return (node.quasis as { raw: string }[]).map(({ raw }) => raw).filter(isWords)
  return node.type === 'StringLiteral' && isWords(node.value) ? [node.value] : []
}

/** The texts of a component, and of its visible or spoken attributes. */
function hardCoded(nodes: Node[]): string[] {
  const found: string[] = []
  for (const node of nodes) {
    if (node.type === 'JSXText' && isWords(node.value)) found.push(node.value.trim())
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      found.push(...(node.children as Node[]).flatMap(wordsOf))
    if (node.type !== 'JSXAttribute') continue
    const { name, value } = node as unknown as { name: { value?: string }; value: Node | null }
    if (spoken.has(name.value ?? '')) found.push(...wordsOf(value))
  }
  return found
}

const texts = files.filter((file) => catalogue.test(file))
const others = files.filter((file) => !catalogue.test(file) && !file.startsWith(unseen))

describe('visible texts', () => {
  it('the scan sees a text, a label and an alternative text', () => {
    const source = `
      const a = <p aria-label="Close menu"><img alt={red ? 'A red filler' : text} className="big one" />Hello {b} you</p>
      const c = <>{'In braces'}{open && <b>{\`Step \${n}\`}</b>}</>`
    expect(hardCoded(parsed(source)).sort()).toEqual([
      'A red filler',
      'Close menu',
      'Hello',
      'In braces',
      'Step ',
      'you',
    ])
  })

  it('are never inside a component [R-045, O-58]', () => {
    const found = others
      .filter((file) => file.endsWith('x'))
      .flatMap((file) => hardCoded(nodesIn(file)).map((text) => `${file}: ${text}`))
    expect(others.length).toBeGreaterThan(200)
    expect(found).toEqual([])
  })

  it('have one spelling everywhere', () => {
    const spellings = new Map<string, Set<string>>()
    for (const { type, value } of texts.flatMap(nodesIn))
      if (type === 'StringLiteral' && isSentence(value))
        spellings.set(value.toLowerCase(), (spellings.get(value.toLowerCase()) ?? new Set()).add(value))
    const several = [...spellings.values()].filter(({ size }) => size > 1)
    expect(spellings.size).toBeGreaterThan(100)
    expect(several.map((different) => [...different])).toEqual([])
  })

  it('are in no file besides their catalogue [R-045, O-58]', () => {
    const owned = new Set(
      texts
        .flatMap((file) => nodesIn(file).map(({ type, value }) => (type === 'StringLiteral' ? value : undefined)))
        .filter(isSentence),
    )
    const copies = others.flatMap((file) =>
      nodesIn(file).flatMap(({ type, value }) =>
        type === 'StringLiteral' && isSentence(value) && owned.has(value) ? [`${file}: ${value}`] : [],
      ),
    )
    expect(owned.size).toBeGreaterThan(100)
    expect(copies).toEqual([])
  })
})
