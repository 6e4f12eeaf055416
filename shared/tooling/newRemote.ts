import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Registry } from '@brightfill/shared/registry'
import { requireBundler, requireRemoteName, scaffoldRemote } from 'create-brightfill-remote/scaffold'
import { command } from './command.mjs'
import { keyFile, platformKey } from './releases/registry'
import { faceOf, remoteWorkspaces, root } from './workspaces'

// npm run new-remote -- <name> [--bundler rspack]: a remote of one page, with its tests and its deploy key, ready to be
// released.

await command(async (words) => {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { bundler: { type: 'string' } },
  })
  const [name = ''] = positionals
  requireNewName(name)
  requireBundler(values.bundler)
  const workspace = `mfe-${name}`
  scaffoldRemote(name, path.join(root, workspace), values.bundler)
  // The lock file names every workspace.
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) {
    rmSync(path.join(root, workspace), { recursive: true }) // so that the same command can be tried again
    throw new Error('The packages could not be installed')
  }
  console.log(`Created ${workspace}. Its page is /${name}, its public face ${workspace}/remote.json.

  npm test -w ${workspace}
  npm run release -- ${workspace}
`)
  console.log(await createKey(name))
})

/**
 * The first key for a name makes it a deployable. A team that scaffolds without the platform's key cannot create one,
 * so this may fail.
 */
async function createKey(name: string) {
  const file = keyFile(name)
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

/** @throws Error when the name cannot be that of a new remote */
function requireNewName(name: string) {
  requireRemoteName(name)
  if (existsSync(path.join(root, `mfe-${name}`))) throw new Error(`A deployable called "${name}" already exists`)
  const taken = remoteWorkspaces.find((workspace) =>
    faceOf(workspace).routes.some(({ id, path }) => id === name || path === `/${name}`),
  )
  if (taken) throw new Error(`${taken} already has a route "${name}"`)
}
