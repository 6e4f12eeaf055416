import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspaces'

/**
 * Names for the classes of style modules, the same in the builds for browser and server. A document has hundreds of
 * them, and hashes do not compress: a sheet has one, and its classes are numbered. The prefix names the remote: with
 * webpack's default two remotes made the same class for the same relative path.
 */
export function classNames(
  prefix: string,
): (sheet: { resourcePath: string }, template: string, name: string) => string {
  const sheets: Map<string, string> = new Map()
  const names: WeakMap<object, string[]> = new WeakMap()
  return (sheet, _template, name) => {
    const file = path.relative(root, sheet.resourcePath)
    const hash = createHash('sha256').update(file).digest('base64url').slice(0, 3)
    if ((sheets.get(hash) ?? file) !== file) throw new Error(`Rename ${file}: its hash is that of ${sheets.get(hash)}`)
    sheets.set(hash, file)
    const all = names.get(sheet) ?? namesIn(readFileSync(sheet.resourcePath, 'utf8'))
    names.set(sheet, all)
    if (!all.includes(name)) throw new Error(`${file} has no class "${name}"`)
    return `${prefix}_${hash}${all.indexOf(name).toString(36)}`
  }
}

/** Classes and animations of a sheet in its order. */
function namesIn(text: string) {
  return [...new Set(text.match(/(?<=\.|@keyframes )[a-z_][\w-]*/gi))]
}
