import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { command } from './command.mjs'
import { root } from './workspaces'

// Lists which test proves which requirement, from the tests' titles. `npm test` says whether they pass.

const skipped = new Set(['node_modules', 'dist', '.git', '.cache', '.data'])

interface Requirement {
  id: string
  text: string
  owner: string
}

interface ProvingTest {
  file: string
  title: string
}

/** @returns every requirement of the lists, by number */
export function readRequirements(folder = path.join(root, 'docs/requirements')): Requirement[] {
  const lists = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  return lists
    .flatMap((name) => {
      const owner = path.basename(name, '.md')
      const rows = readFileSync(path.join(folder, name), 'utf8').matchAll(/^- ([RO]-\d+) (.+(?:\n {2}.+)*)$/gm)
      return [...rows].map(([, id = '', text = '']) => ({ id, text: text.replaceAll('\n  ', ' '), owner }))
    })
    .sort((a, b) => a.id.localeCompare(b.id))
}

/** A title of a test that names a requirement at its end, or a row of a table that fills one. */
const proof = /(['"`])([^\n]*\[[^\]\n]*\b(?:R-\d{3}|O-\d{2})\b[^\]\n]*\]|R-\d{3})\1[,\]]/g

/** @returns the tests below a folder by the requirements their titles name */
export function readProofs(folder = root): Map<string, ProvingTest[]> {
  const proofs: Map<string, ProvingTest[]> = new Map()
  for (const file of testFiles(folder)) {
    for (const [, , title = ''] of readFileSync(file, 'utf8').matchAll(proof)) {
      for (const [id] of title.matchAll(/R-\d{3}|O-\d{2}/g))
        proofs.set(id, [...(proofs.get(id) ?? []), { file: path.relative(folder, file), title }])
    }
  }
  return proofs
}

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* testFiles(file)
    else if (/\.(test|spec)\.(ts|tsx|mjs)$/.test(entry.name)) yield file
  }
}

function print(owner: string | undefined) {
  const all = readRequirements()
  const wanted = all.filter((requirement) => !owner || requirement.owner === owner)
  if (wanted.length === 0) throw new Error(`No list of requirements is called "${owner}"`)
  const proofs = readProofs()
  for (const { id, text } of wanted) {
    const tests = proofs.get(id) ?? []
    if (tests.length > 0) console.log(`${id} ${text}`)
    for (const { file, title } of tests) console.log(`      ${file}: ${title}`)
  }
  const strange = [...proofs.keys()].filter((id) => !all.some((requirement) => requirement.id === id))
  if (strange.length > 0) console.log(`\nNamed by tests but not in any list: ${strange.join(', ')}`)
  const open = wanted.filter(({ id }) => !proofs.has(id))
  console.log(`\nWithout a test: ${open.length} of ${wanted.length}`)
  for (const { id, owner: team, text } of open) console.log(`${id} [${team}] ${text}`)
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href)
  await command(([owner]) => print(owner))
