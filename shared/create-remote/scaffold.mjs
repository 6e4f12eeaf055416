import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What the template calls its remote. */
const SAMPLE = 'sample'

/** Files that npm would take for those of this package have another name in it. */
const renamed = [
  ['gitignore', '.gitignore'],
  ['github', '.github'],
]

/**
 * @param {string} name
 * @throws Error when it cannot be that of a remote
 */
export function requireRemoteName(name) {
  if (!/^[a-z][a-z0-9]{1,30}$/.test(name) || name === 'shell')
    throw new Error('A remote is named by one word of small letters and digits, which is not "shell"')
}

/**
 * Writes a remote of one page, with its tests.
 * @param {string} name
 * @param {string} folder
 */
export function scaffoldRemote(name, folder) {
  copy(name, 'remote-template', folder)
}

/**
 * Writes a repository that holds one remote: the same one, with packages, checks and README of its own.
 * @param {string} name
 * @param {string} folder
 */
export function scaffoldRepository(name, folder) {
  copy(name, 'remote-template', folder)
  copy(name, 'repository', folder)
  for (const [from = '', to = ''] of renamed) renameSync(path.join(folder, from), path.join(folder, to))
}

/**
 * @param {string} name
 * @param {string} template
 * @param {string} folder
 */
function copy(name, template, folder) {
  cpSync(path.join(import.meta.dirname, template), folder, { recursive: true })
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  for (const entry of readdirSync(path.join(import.meta.dirname, template), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(
      folder,
      path.relative(path.join(import.meta.dirname, template), entry.parentPath),
      entry.name,
    )
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll(SAMPLE, name).replaceAll('Sample', title))
  }
}
