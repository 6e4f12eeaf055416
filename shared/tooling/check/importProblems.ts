import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import type { CallExpression } from '@swc/core'
import { sourcesOf } from './sourcesOf'

/**
 * The imports that a remote may not make, a line each: files of others, packages it does not list, and modules of
 * servers.
 * @param folder of the remote
 */
export function importProblems(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return sourcesOf(folder)
    .filter(({ file }) => !file.includes('/testing/'))
    .flatMap(({ file, tree }) =>
      importsIn(tree).flatMap((wanted) => {
        const problem = problemOf(wanted, file, dependencies)
        return problem ? [`${file} imports "${wanted}": ${problem}`] : []
      }),
    )
}

/** @param node of a syntax tree */
function importsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, source, callee, arguments: given } = node as CallExpression & { source?: { value: string } }
  const [first] = type === 'CallExpression' && callee.type === 'Import' ? given : []
  const wanted = source?.value ?? (first?.expression.type === 'StringLiteral' ? first.expression.value : undefined)
  return [...(typeof wanted === 'string' ? [wanted] : []), ...Object.values(node).flatMap(importsIn)]
}

function problemOf(wanted: string, file: string, dependencies: Record<string, string>) {
  if (wanted.startsWith('.')) {
    const inside = !path.join(path.dirname(file), wanted).startsWith('..')
    return inside
      ? undefined
      : 'it is not of this remote. Borrow a component with <Lent>; code for several is a package'
  }
  if (wanted === '@brightfill/shared/node' || isBuiltin(wanted)) return 'browsers do not have it'
  const [, name = wanted] = wanted.match(/^((?:@[^/]+\/)?[^/]+)/) ?? []
  if (Object.hasOwn(dependencies, name)) return
  return `"dependencies" of package.json does not name it. Run npm install --save-exact ${name}`
}
