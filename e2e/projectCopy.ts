import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** This checkout. */
export const root = path.resolve(import.meta.dirname, '..')

/**
 * Copies the sources of some workspaces into a new folder, as a team would clone them. The tooling and the packages are
 * those of this checkout.
 * @returns the folder
 */
export function projectCopy(...workspaces: string[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-team-'))
  for (const part of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'biome.json',
    'budgets.json',
    '.gitignore',
    'shared',
    ...workspaces,
  ]) {
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => !/[\\/](dist|node_modules)$/.test(source),
    })
  }
  linkPackages(path.join(folder, 'node_modules'))
  for (const workspace of workspaces) {
    const own = path.join(root, workspace, 'node_modules')
    if (existsSync(own)) symlinkSync(own, path.join(folder, workspace, 'node_modules'))
  }
  return folder
}

/** Replaces a text in a source file, as a team would edit it. */
export function changeText(file: string, from: string, to: string) {
  const before = readFileSync(file, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} does not contain "${from}"`)
  writeFileSync(file, before.replaceAll(from, to))
}

/** Links the packages of this checkout, and our own workspaces of the copy. */
function linkPackages(folder: string) {
  const own = {
    '@brightfill/shared': 'shared',
    '@brightfill/remote-tools': 'shared/tooling',
    'create-brightfill-remote': 'shared/create-remote',
  }
  mkdirSync(path.join(folder, '@brightfill'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@brightfill' && !(name in own))
      symlinkSync(path.join(root, 'node_modules', name), path.join(folder, name))
  for (const [name, part] of Object.entries(own)) symlinkSync(path.join(folder, '..', part), path.join(folder, name))
}
