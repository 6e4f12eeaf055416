import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'
import ignore from 'ignore'
import { root } from '../workspaces'

const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|mp4|pdf)$/

const rules = [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }]

/**
 * Secrets in the files of a remote, a line each. A release and its sources are public; the other files are visible to
 * everyone with access to the repository.
 * @param folder of the remote
 * @param known keys of the team, which no pattern matches
 */
export async function secretProblems(folder: string, known: string[]): Promise<string[]> {
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

function told(file: string, line: number, what: string) {
  return `${file}:${line}: ${what}. Take it out, and make a new one: whoever has the sources has this one`
}

/**
 * All files that Git would add, except pictures and fonts.
 * @param folder of the remote
 */
function filesOf(folder: string): string[] {
  const list = path.join(root, '.gitignore')
  const ignored = ignore().add(['.git', 'node_modules', '.keys', existsSync(list) ? readFileSync(list, 'utf8') : ''])
  const filesBelow: (below: string) => string[] = (below) =>
    readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(below, entry.name)
      const place = path.relative(root, path.join(folder, file))
      if (ignored.ignores(entry.isDirectory() ? `${place}/` : place)) return []
      return entry.isDirectory() ? filesBelow(file) : entry.isFile() && !BINARY.test(file) ? [file] : []
    })
  return filesBelow('')
}
