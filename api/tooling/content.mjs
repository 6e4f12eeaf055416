import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { staffCall } from './staffCall.mjs'

// npm run content -- export [file] | import <file>: all texts, pages, machines and articles as one JSON file.

const [, , what, named] = process.argv
// npm runs this in the workspace; the file is meant where the command was typed.
const file = named && path.resolve(process.env.INIT_CWD ?? '.', named)
try {
  if (what === 'export') await exportTo(file ?? path.resolve(process.env.INIT_CWD ?? '.', 'content.json'))
  else if (what === 'import' && file) await importFrom(file)
  else throw new Error('Say "export [file]" or "import <file>"')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function exportTo(target) {
  const content = await staffCall('/api/staff/content', { method: 'GET' })
  writeFileSync(target, `${JSON.stringify(content, null, 2)}\n`)
  console.log(`${target}: ${count(content)}`)
}

async function importFrom(source) {
  const content = JSON.parse(readFileSync(source, 'utf8'))
  await staffCall('/api/staff/content', { body: content })
  console.log(`Written: ${count(content)}`)
}

function count({ pages, machines, posts }) {
  return `${pages.length} pages, ${machines.length} machines, ${posts.length} articles`
}
