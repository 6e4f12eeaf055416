import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { command } from './command.mjs'
import { buildSiteParts } from './dev/buildSiteParts.mjs'
import { siteParts } from './packages.mjs'
import { siteRoutes } from './siteRoutes.mjs'
import { root } from './workspaces.mjs'

// npm run publish-packages -- <registry>: publishes what a remote in its own repository needs, where the registry does
// not have it yet.

const packages = ['shared', 'shared/tooling', 'shared/create-remote']

await command(async ([registry = '']) => {
  if (!URL.canParse(registry)) throw new Error('Usage: npm run publish-packages -- <address of a registry>')
  const { shellFolder, serverParts } = await buildSiteParts()
  rmSync(siteParts, { recursive: true, force: true })
  mkdirSync(siteParts)
  cpSync(shellFolder, path.join(siteParts, 'shell'), { recursive: true })
  cpSync(serverParts, path.join(siteParts, 'documents.mjs'))
  writeFileSync(path.join(siteParts, 'routes.json'), JSON.stringify(siteRoutes()))
  for (const folder of packages) publish(path.join(root, folder), registry)
})

/**
 * @param {string} folder
 * @param {string} registry
 */
function publish(folder, registry) {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const npm = (/** @type {string[]} */ ...words) =>
    spawnSync('npm', [...words, '--registry', registry, '--loglevel=error'], { encoding: 'utf8' })
  if (npm('view', `${name}@${version}`, 'version').stdout.trim() === version)
    return console.log(`${name} ${version} was published before`)
  const { status, stderr } = npm('publish', folder)
  if (status !== 0) throw new Error(`${name} ${version} was not published: ${stderr.trim()}`)
  console.log(`${name} ${version} is published`)
}
