import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** This checkout. */
export const root = path.resolve(import.meta.dirname, '..')

/**
 * The sources of some workspaces in a folder of their own, with the tooling and the packages of this checkout, as a
 * team would have cloned them.
 * @param {string[]} workspaces
 * @returns {string} the folder
 */
export function projectCopy(...workspaces) {
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
      filter: (source) => !/[\\/](dist|node_modules|seed)$/.test(source),
    })
  }
  linkPackages(path.join(folder, 'node_modules'))
  return folder
}

/**
 * Changes sources as a team does: one text becomes another.
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
export function changeText(file, from, to) {
  const before = readFileSync(file, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} does not contain "${from}"`)
  writeFileSync(file, before.replaceAll(from, to))
}

/**
 * Packages are those of this checkout, our own workspaces those of the copy.
 * @param {string} folder
 */
function linkPackages(folder) {
  mkdirSync(path.join(folder, '@brightfill'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@brightfill') symlinkSync(path.join(root, 'node_modules', name), path.join(folder, name))
  }
  symlinkSync('../../shared', path.join(folder, '@brightfill/shared'))
}
