import { parseSync } from '@swc/core'

/**
 * @typedef {object} Node what of swc's tree is read here
 * @property {string} type
 * @property {string} [value]
 * @property {Node} [id]
 * @property {Node} [init]
 * @property {Node} [callee]
 * @property {Node} [object]
 * @property {{ expression: Node }[]} [arguments]
 * @property {{ cooked: string }[]} [quasis]
 */

/**
 * The numbers a text names: `R-012`, and every one from `R-016` to `R-018` in "R-016 to R-018".
 * @param {string} text
 * @returns {string[]}
 */
export function idsIn(text) {
  const ids = new Set(text.match(/\bR-\d{3}\b/g) ?? [])
  for (const [, from, to] of text.matchAll(/\bR-(\d{3})\s*(?:to|-|–|\.\.)\s*R-(\d{3})\b/g)) {
    for (let id = Number(from); id <= Number(to); id += 1) ids.add(`R-${String(id).padStart(3, '0')}`)
  }
  return [...ids]
}

/**
 * The titles of `it`, `test` and `describe` in a test file. A title that is filled from a table (`it.each`) is followed
 * by the numbers that the table names.
 * @param {string} source
 */
export function testTitles(source) {
  const module = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' })
  /** @type {Map<string | undefined, Node | undefined>} */
  const constants = new Map()
  /** @type {{ title: string, table?: Node }[]} */
  const found = []
  walk(module, (node) => {
    if (node.type === 'VariableDeclarator' && node.id?.type === 'Identifier') constants.set(node.id.value, node.init)
    if (node.type !== 'CallExpression') return
    const { name, table } = callee(node.callee)
    const title = ['it', 'test', 'describe'].includes(name ?? '') ? text(node.arguments?.[0]?.expression) : undefined
    if (title !== undefined) found.push({ title, table })
  })
  return found.map(({ title, table }) => {
    const rows = table?.type === 'Identifier' ? constants.get(table.value) : table
    return [title, ...(rows && /%s|\$/.test(title) ? idsIn(strings(rows).join(' ')) : [])]
      .join(' ')
      .replace(/\s+/g, ' ')
  })
}

/**
 * `test` of `test`, `test.skip` and `test.each(table)`, and that table.
 * @param {Node | undefined} node
 * @returns {{ name?: string, table?: Node }}
 */
function callee(node) {
  if (node?.type === 'Identifier') return { name: node.value }
  if (node?.type === 'MemberExpression') return callee(node.object)
  if (node?.type === 'CallExpression' && node.callee?.type === 'MemberExpression') {
    return { ...callee(node.callee), table: node.arguments?.[0]?.expression }
  }
  return {}
}

/** @param {Node | undefined} node */
function text(node) {
  if (node?.type === 'StringLiteral') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis?.map(({ cooked }) => cooked).join('$')
  return undefined
}

/** @param {Node} node */
function strings(node) {
  /** @type {string[]} */
  const found = []
  walk(node, ({ type, value }) => {
    if (type === 'StringLiteral' && value) found.push(value)
  })
  return found
}

/**
 * @param {unknown} node
 * @param {(node: Node) => void} visit
 */
function walk(node, visit) {
  if (Array.isArray(node)) for (const part of node) walk(part, visit)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && typeof node.type === 'string') visit(/** @type {Node} */ (node))
    for (const part of Object.values(node)) walk(part, visit)
  }
}
