import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../projectCopy'

/**
 * Commands in the code blocks of docs/teams.md that are not among those that were run. Names, ids and addresses are
 * examples there.
 */
export function withoutTest(ran: string[]): string[] {
  const known = new Set(ran.map(plain))
  const documented = readFileSync(path.join(root, 'docs/teams.md'), 'utf8')
    .split('\n')
    .flatMap((line) => line.match(/^ {4}((?:npm|npx) .*)/)?.[1] ?? [])
  if (documented.length < 30) throw new Error('docs/teams.md has hardly any commands')
  return [...new Set(documented.map(plain))].filter((command) => !known.has(command))
}

function plain(command: string) {
  return command
    .replace(/\s+#.*/, '')
    .replace(/ --skip \S+/, '')
    .replace(' --yes ', ' ')
    .replace(/https?:\/\/\S+/, '<address>')
    .replace(/"[^"]+"/, '<label>')
    .replace(/\b(mfe-)?(blog|catalogue|stories|tales|rapid)\b/g, '$1remote')
    .replace(/\b[0-9a-f]{12}\b/, '<release>')
    .replace(/(rotate|end) \d+/, '$1 <id>')
    .trim()
}
