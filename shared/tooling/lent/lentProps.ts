import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { faceOf, root } from '../workspaces'

/** Every import that a borrower could not resolve. */
const OWN_FILE = /\bfrom\s+['"](\.[^'"]*)['"]|\bimport\(\s*['"](\.[^'"]*)['"]/

/**
 * The props of the components that a remote lends, as TypeScript: the file `<Component>.props.ts` beside each
 * component.
 * @returns by component
 * @throws Error when a file is missing, does not export `<Component>Props`, or imports a file of the remote
 */
export function lentProps(workspace: string): Record<string, string> {
  const lends = Object.entries(faceOf(workspace).lends ?? {})
  return Object.fromEntries(lends.map(([name, file]) => [name, propsIn(path.join(workspace, file), name)]))
}

/** @param component its source file */
function propsIn(component: string, name: string) {
  const file = path.join(path.dirname(component), `${name}.props.ts`)
  if (!existsSync(path.join(root, file))) throw new Error(`${file} is missing: it exports ${name}Props, for borrowers`)
  const text = readFileSync(path.join(root, file), 'utf8')
  if (!new RegExp(`export (interface|type) ${name}Props\\b`).test(text))
    throw new Error(`${file} does not export ${name}Props`)
  const own = OWN_FILE.exec(text)
  if (own)
    throw new Error(`${file} imports "${own[1] ?? own[2]}": borrowers get this file alone, so it imports only packages`)
  return text
}
