import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { faceOf, root } from '../workspaces.mjs'
import { oneOf, shapeOf } from './shapeOf.mjs'

/** @typedef {import('@brightfill/shared/contract').Shape} Shape */

/**
 * The props of the components that a remote lends, and what it hands to those it borrows, read out of its sources.
 * @param {string} workspace
 * @returns {{ takes: Record<string, Shape>, hands: Record<string, Shape> }} takes: by component; hands: by
 *   `remote/Component`
 */
export function lentShapes(workspace) {
  const folder = path.join(root, workspace)
  const lends = Object.entries(faceOf(workspace).lends ?? {})
  const placing = sourcesThatPlace(path.join(folder, 'src'))
  if (lends.length + placing.length === 0) return { takes: {}, hands: {} }
  const files = lends.map(([, file]) => path.join(folder, file))
  const program = programOf(folder, [...files, ...placing])
  const checker = program.getTypeChecker()
  const takes = lends.map(([name], place) => [name, propsOf(checker, program.getSourceFile(files[place] ?? ''), name)])
  /** @type {Map<string, Shape[]>} */
  const hands = new Map()
  for (const file of placing) {
    for (const [name, given] of placesIn(program.getSourceFile(file))) {
      const before = hands.get(name) ?? []
      hands.set(name, [...before, given ? shapeOf(checker, checker.getTypeAtLocation(given)) : 'unknown'])
    }
  }
  return {
    takes: Object.fromEntries(takes),
    hands: Object.fromEntries([...hands].map(([name, given]) => [name, oneOf(given)])),
  }
}

/** @param {string} folder */
function sourcesThatPlace(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => path.join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes('<Lent'))
}

/**
 * @param {string} folder
 * @param {string[]} files
 */
function programOf(folder, files) {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(folder, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
      },
    },
  )
  const known = (config?.fileNames ?? []).filter((file) => file.includes('/.brightfill/'))
  return ts.createProgram([...files, ...known], { ...config?.options, types: [], incremental: false })
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.SourceFile | undefined} source
 * @param {string} name
 * @returns {Shape}
 */
function propsOf(checker, source, name) {
  const module = source && checker.getSymbolAtLocation(source)
  const exported = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name)
  if (!exported)
    throw new Error(`${path.relative(root, source?.fileName ?? '')} does not export ${name}, which it lends`)
  const [call] = checker.getTypeOfSymbol(exported).getCallSignatures()
  if (!call) throw new Error(`${name}, which is lent, is not a component`)
  const [props] = call.parameters
  return props ? shapeOf(checker, checker.getTypeOfSymbol(props)) : { fields: {} }
}

/**
 * The `props` of each `<Lent>` in a file, as far as they are written out.
 * @param {ts.Node | undefined} node
 * @returns {[name: string, props: ts.Expression | undefined][]}
 */
function placesIn(node) {
  if (!node) return []
  /** @type {[string, ts.Expression | undefined][]} */
  const places = []
  if (ts.isJsxOpeningLikeElement(node) && node.tagName.getText() === 'Lent') {
    const named = attribute(node, 'name')
    const given = attribute(node, 'props')
    if (named && ts.isStringLiteral(named))
      places.push([named.text, given && ts.isJsxExpression(given) ? given.expression : undefined])
  }
  ts.forEachChild(node, (child) => {
    places.push(...placesIn(child))
  })
  return places
}

/**
 * @param {ts.JsxOpeningLikeElement} element
 * @param {string} wanted
 */
function attribute({ attributes }, wanted) {
  const found = attributes.properties.find((property) => property.name?.getText() === wanted)
  return found && ts.isJsxAttribute(found) ? found.initializer : undefined
}
