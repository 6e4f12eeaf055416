import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'
import ignore from 'ignore'
import { root } from '../workspaces.mjs'

const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|mp4|pdf)$/

const rules = [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }]

/**
 * Secrets in the files of a remote, a line each. A release is public, and so is whatever stands in its sources; the
 * other files are read by everybody who may read the repository.
 * @param {string} folder of the remote
 * @param {string[]} known keys of the team, which no pattern tells
 * @returns {Promise<string[]>}
 */
export async function secretProblems(folder, known) {
  const problems = []
  for (const file of filesOf(folder)) {
    const content = readFileSync(path.join(folder, file), 'utf8')
    const { messages } = await lintSource({
      source: { filePath: path.join(folder, file), content, contentType: 'text', ext: path.extname(file) },
      options: { config: { rules } },
    })
    for (const { message, loc } of messages) problems.push(told(file, loc.start.line, message))
    for (const key of known.filter((key) => content.includes(key)))
      problems.push(told(file, content.slice(0, content.indexOf(key)).split('\n').length, 'a key of the team'))
  }
  return problems
}

/**
 * @param {string} file
 * @param {number} line
 * @param {string} what
 */
function told(file, line, what) {
  return `${file}:${line}: ${what}. Take it out, and make a new one: whoever has the sources has this one`
}

/**
 * Everything that Git would take, pictures and fonts aside.
 * @param {string} folder of the remote
 * @returns {string[]}
 */
function filesOf(folder) {
  const list = path.join(root, '.gitignore')
  const ignored = ignore().add(['.git', 'node_modules', '.keys', existsSync(list) ? readFileSync(list, 'utf8') : ''])
  /** @type {(below: string) => string[]} */
  const filesBelow = (below) =>
    readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(below, entry.name)
      const place = path.relative(root, path.join(folder, file))
      if (ignored.ignores(entry.isDirectory() ? `${place}/` : place)) return []
      return entry.isDirectory() ? filesBelow(file) : entry.isFile() && !BINARY.test(file) ? [file] : []
    })
  return filesBelow('')
}
