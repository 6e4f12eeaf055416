import { existsSync } from 'node:fs'
import path from 'node:path'
import { siteOrigin, siteText } from '../site.mjs'
import { root } from '../workspaces.mjs'
import { sourcesOf } from './sourcesOf.mjs'

/** @typedef {{ method: string, path: string }} KnownCall method in lower case; a part of the path that varies is `*` */

/**
 * Calls of a remote that the api does not have, a line each. An address that is no text in the call itself cannot be
 * compared.
 * @param {string} folder of the remote
 * @returns {Promise<string[]>}
 * @throws Error when the site that SITE_ORIGIN names does not describe the api
 */
export async function callProblems(folder) {
  const calls = sourcesOf(folder).flatMap(({ file, tree }) => callsBelow(tree).map((call) => ({ file, ...call })))
  if (calls.length === 0) return []
  const known = await knownCalls()
  if (!known) return []
  return calls
    .filter(({ method, path: wanted }) => !known.some((call) => call.method === method && isSame(call.path, wanted)))
    .map(
      ({ file, method, path: wanted }) =>
        `${file} calls ${method.toUpperCase()} ${wanted}: the api has no such call. /api/docs of the site lists all; release the api first if it is new`,
    )
}

/**
 * The calls of this checkout's contract, else those that the site describes. A new repository has no site yet, so
 * without SITE_ORIGIN nothing is compared; a release names its site.
 * @returns {Promise<KnownCall[] | undefined>}
 */
async function knownCalls() {
  const contract = path.join(root, 'shared/src/contract/index.ts')
  if (existsSync(contract)) {
    const calls = await (await import('../contractCalls.mjs')).contractCalls(contract)
    return calls.map(({ method, path: address }) => ({
      method: method.toLowerCase(),
      path: withoutNames(address, /:\w+/g),
    }))
  }
  const text = await siteText('/api/docs')
  if (text !== undefined) return describedCalls(JSON.parse(text))
  const missing = `Nothing answers at ${siteOrigin()}, so calls are not compared with those of the api`
  if (process.env.SITE_ORIGIN) throw new Error(missing)
  console.warn(`${missing}: SITE_ORIGIN names the site`)
}

/**
 * @param {{ paths: Record<string, Record<string, unknown>> }} description the OpenAPI document of the api
 * @returns {KnownCall[]}
 */
function describedCalls({ paths }) {
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => ({ method, path: withoutNames(address, /\{[^}]+\}/g) })),
  )
}

/**
 * @param {string} address
 * @param {RegExp} names
 */
const withoutNames = (address, names) => address.replace(/^\/api(?=\/)/, '').replace(names, '*')

/**
 * @param {string} one
 * @param {string} other
 */
function isSame(one, other) {
  const parts = one.split('/')
  const others = other.split('/')
  return (
    parts.length === others.length &&
    parts.every((part, at) => part === others[at] || part === '*' || others[at]?.includes('*'))
  )
}

/**
 * `api.get('/path')` and `api.post('/path')` in a syntax tree, and the list of `officeData('path')`.
 * @param {unknown} node
 * @returns {{ method: string, path: string }[]} a part of the path that varies is `*`
 */
function callsBelow(node) {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(callsBelow)
  const { type, callee, arguments: given } = /** @type {import('@swc/core').CallExpression} */ (node)
  if (type !== 'CallExpression') return below
  if (callee.type === 'Identifier' && callee.value === 'officeData') {
    const name = textOf(given[0]?.expression)
    return name ? [{ method: 'get', path: `/office/${name}` }, ...below] : below
  }
  if (callee.type !== 'MemberExpression') return below
  const { object, property } = callee
  if (object.type !== 'Identifier' || object.value !== 'api' || property.type !== 'Identifier') return below
  const address = textOf(given[0]?.expression)
  if (!address?.startsWith('/')) return below
  return [{ method: property.value, path: address.replace(/\?.*/, '') }, ...below]
}

/** @param {import('@swc/core').Expression | undefined} expression */
function textOf(expression) {
  if (expression?.type === 'StringLiteral') return expression.value
  if (expression?.type === 'TemplateLiteral') return expression.quasis.map(({ raw }) => raw).join('*')
}
