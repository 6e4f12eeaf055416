import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentCheck } from '@brightfill/shared/contract'
import { Registry } from '@brightfill/shared/registry'
import { command } from '../../shared/tooling/command.mjs'
import { platformKey } from '../../shared/tooling/releases/registry'

// npm run content -- export [file] | import <file> | check <file>: all texts, pages, machines and articles as one JSON
// file; "check" reports what an import would change and the problems of the file, and writes nothing.

// npm runs this in the workspace; the path is relative to where the command was typed.
const here = process.env.INIT_CWD ?? '.'
const address = '/api/office/content'
const api = new Registry(platformKey())

await command(async ([what, named]) => {
  if (what === 'export') await exportTo(path.resolve(here, named ?? 'content.json'))
  else if (what === 'import' && named) await importFrom(path.resolve(here, named))
  else if (what === 'check' && named) await check(path.resolve(here, named))
  else throw new Error('Usage: npm run content -- export [file] | import <file> | check <file>')
})

async function exportTo(target: string) {
  const content = await api.call('GET', address)
  writeFileSync(target, `${JSON.stringify(content, null, 2)}\n`)
  console.log(`${target}: ${count(content)}`)
}

async function importFrom(source: string) {
  const content = read(source)
  await api.post(address, content)
  console.log(`Imported: ${count(content)}`)
}

async function check(source: string) {
  const { data } = await api.post(`${address}/check`, read(source))
  const { changes, problems }: ContentCheck = data
  for (const [list, { added, changed }] of Object.entries(changes)) {
    if (added.length > 0) console.log(`${list}, new: ${added.join(', ')}`)
    if (changed.length > 0) console.log(`${list}, changed: ${changed.join(', ')}`)
  }
  if (Object.keys(changes).length === 0) console.log('Nothing would change')
  for (const { level, list, item, message } of problems) console.log(`${level}: ${list}, ${item} ${message}`)
  if (problems.some(({ level }) => level === 'error')) throw new Error('An import would refuse this file')
}

/** Some editors put a byte order mark before the text, which JSON does not allow. */
function read(source: string) {
  return JSON.parse(readFileSync(source, 'utf8').replace(/^\uFEFF/, ''))
}

function count({ pages, machines, posts }: { pages: unknown[]; machines: unknown[]; posts: unknown[] }) {
  return `${pages.length} pages, ${machines.length} machines, ${posts.length} articles`
}
