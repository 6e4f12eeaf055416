import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Registry } from '@brightfill/shared/registry'
import { command } from '../../shared/tooling/command.mjs'
import { platformKey } from '../../shared/tooling/releases/registry.mjs'

// npm run content -- export [file] | import <file> | check <file>: all texts, pages, machines and articles as one JSON
// file; "check" says what an import would change and what is wrong with the file, and writes nothing.

// npm runs this in the workspace; the file is meant where the command was typed.
const here = process.env.INIT_CWD ?? '.'
const address = '/api/office/content'
const api = new Registry(platformKey())

await command(async ([what, named]) => {
  if (what === 'export') await exportTo(path.resolve(here, named ?? 'content.json'))
  else if (what === 'import' && named) await importFrom(path.resolve(here, named))
  else if (what === 'check' && named) await check(path.resolve(here, named))
  else throw new Error('Say "export [file]", "import <file>" or "check <file>"')
})

/** @param {string} target */
async function exportTo(target) {
  const content = await api.call('GET', address)
  writeFileSync(target, `${JSON.stringify(content, null, 2)}\n`)
  console.log(`${target}: ${count(content)}`)
}

/** @param {string} source */
async function importFrom(source) {
  const content = read(source)
  await api.post(address, content)
  console.log(`Written: ${count(content)}`)
}

/** @param {string} source */
async function check(source) {
  const { data } = await api.post(`${address}/check`, read(source))
  /** @type {import('@brightfill/shared/contract').ContentCheck} */
  const { changes, problems } = data
  for (const [list, { added, changed }] of Object.entries(changes)) {
    if (added.length > 0) console.log(`${list}, new: ${added.join(', ')}`)
    if (changed.length > 0) console.log(`${list}, changed: ${changed.join(', ')}`)
  }
  if (Object.keys(changes).length === 0) console.log('Nothing would change')
  for (const { level, list, item, message } of problems) console.log(`${level}: ${list}, ${item} ${message}`)
  if (problems.some(({ level }) => level === 'error')) throw new Error('An import would refuse this file')
}

/**
 * Some editors put a byte order mark before the text, which is none of JSON.
 * @param {string} source
 */
function read(source) {
  return JSON.parse(readFileSync(source, 'utf8').replace(/^\uFEFF/, ''))
}

/** @param {{ pages: unknown[], machines: unknown[], posts: unknown[] }} content */
function count({ pages, machines, posts }) {
  return `${pages.length} pages, ${machines.length} machines, ${posts.length} articles`
}
