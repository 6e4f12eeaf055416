import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Registry } from '@brightfill/shared/registry'
import { command } from '../../shared/tooling/command.mjs'
import { platformKey } from '../../shared/tooling/releases/registry.mjs'

// npm run content -- export [file] | import <file>: all texts, pages, machines and articles as one JSON file.

// npm runs this in the workspace; the file is meant where the command was typed.
const here = process.env.INIT_CWD ?? '.'
const address = '/api/office/content'
const api = new Registry(platformKey())

await command(async ([what, named]) => {
  if (what === 'export') await exportTo(path.resolve(here, named ?? 'content.json'))
  else if (what === 'import' && named) await importFrom(path.resolve(here, named))
  else throw new Error('Say "export [file]" or "import <file>"')
})

/** @param {string} target */
async function exportTo(target) {
  const content = await api.call('GET', address)
  writeFileSync(target, `${JSON.stringify(content, null, 2)}\n`)
  console.log(`${target}: ${count(content)}`)
}

/** @param {string} source */
async function importFrom(source) {
  const content = JSON.parse(readFileSync(source, 'utf8'))
  await api.post(address, content)
  console.log(`Written: ${count(content)}`)
}

/** @param {{ pages: unknown[], machines: unknown[], posts: unknown[] }} content */
function count({ pages, machines, posts }) {
  return `${pages.length} pages, ${machines.length} machines, ${posts.length} articles`
}
