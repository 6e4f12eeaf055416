import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { command } from './command.mjs'
import { platformKey, Registry } from './releases/registry.mjs'
import { remoteWorkspaces, root } from './workspaces.mjs'

// npm run new-remote -- <name>: a remote of one page, with its tests and its deploy key, ready to be released.

const template = path.join(import.meta.dirname, 'remote-template')
/** What the template calls its remote. */
const SAMPLE = 'sample'

await command(async ([wanted = '']) => {
  const name = newName(wanted)
  const workspace = `mfe-${name}`
  scaffold(name, path.join(root, workspace))
  // The lock file names every workspace.
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The packages could not be installed')
  console.log(`${workspace} is there: /${name} is its page, ${workspace}/remote.json its public face

  npm test -w ${workspace}
  npm run release -- ${workspace}
`)
  console.log(await createKey(name, workspace))
})

/**
 * A name nobody has a key for becomes a deployable by getting one. Whoever scaffolds may not be the platform team, so
 * this may fail.
 * @param {string} name
 * @param {string} workspace
 */
async function createKey(name, workspace) {
  const file = path.join('.keys', workspace)
  try {
    const { key } = await new Registry(platformKey()).post('/api/releases/keys', { name, label: `${name} team` })
    mkdirSync(path.join(root, '.keys'), { recursive: true })
    writeFileSync(path.join(root, file), `${key}\n`, { mode: 0o600 })
    return `Its deploy key is in ${file}`
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    return `It has no deploy key yet (${reason}). The platform team makes one: npm run keys -- create ${name} "${name} team"; it belongs into ${file}`
  }
}

/**
 * @param {string} name
 * @throws Error when the name cannot be that of a new remote
 */
function newName(name) {
  if (!/^[a-z][a-z0-9]{1,30}$/.test(name)) {
    throw new Error('Usage: npm run new-remote -- <name>; a name is one word of small letters and digits')
  }
  if (name === 'shell' || existsSync(path.join(root, `mfe-${name}`)))
    throw new Error(`There is a deployable "${name}" already`)
  const taken = remoteWorkspaces.find((workspace) =>
    routesOf(workspace).some(({ id, path }) => id === name || path === `/${name}`),
  )
  if (taken) throw new Error(`${taken} has a route "${name}" already`)
  return name
}

/**
 * @param {string} workspace
 * @returns {{ id: string, path: string }[]}
 */
function routesOf(workspace) {
  return JSON.parse(readFileSync(path.join(root, workspace, 'remote.json'), 'utf8')).routes
}

/**
 * @param {string} name
 * @param {string} folder
 */
function scaffold(name, folder) {
  cpSync(template, folder, { recursive: true })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    const title = name.charAt(0).toUpperCase() + name.slice(1)
    writeFileSync(file, text.replaceAll(SAMPLE, name).replaceAll('Sample', title))
  }
}
