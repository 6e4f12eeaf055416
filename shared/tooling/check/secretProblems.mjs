import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'

const rules = [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }]

/**
 * Secrets in the files of a remote, a line each. A release is public, and so is whatever stands in its sources.
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

/** @param {string} folder */
function filesOf(folder) {
  const sources = path.join(folder, 'src')
  return [
    ...['remote.json', 'package.json', 'webpack.config.mjs'].filter((file) => existsSync(path.join(folder, file))),
    ...readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|m?js|json|css|svg)$/.test(file) && statSync(path.join(sources, file)).isFile())
      .map((file) => path.join('src', file)),
  ]
}
