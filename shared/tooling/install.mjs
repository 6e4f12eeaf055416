import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireWritable } from './writable.mjs'

// This file and those it imports run before anything is installed, and up to requireNode on any node: its own modules
// only, and nothing that node 18 does not know.
const root = fileURLToPath(new URL('../..', import.meta.url))
const stamp = path.join(root, 'node_modules/.brightfill-lock')

/** Says in one line what is wrong with this machine's node, before npm fails less helpfully. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node 20.19 or newer is needed, this is ${version}: install one from https://nodejs.org`)
  }
}

/** Installs the packages of the lock file, unless they are installed already. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  requireWritable(root, { name: 'The project folder', remedy: 'run it as the owner of the folder, or copy it' })
  console.log('Installing packages ...')
  // Not `npm ci`, which removes everything first, also when one package is new.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The packages could not be installed')
  writeFileSync(stamp, lock)
}
