import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { create } from 'tar'
import { build } from './build'
import { command } from './command.mjs'
import { packRelease } from './releases/pack'
import { builtReleases } from './releases/publishBuilt'
import { publicKeyLine } from './releases/signingKey'
import { root } from './workspaces'

// npm run package: archives for production machines, into dist/. api.tgz and shell.tgz are the two servers with their
// production dependencies; releases/ has the five releases a new site begins with, signed.

const dist = path.join(root, 'dist')
const MEGABYTE = 1024 * 1024

const servers = [
  { name: 'api', program: 'dist', beside: ['migrations', 'seed/media', 'fonts'] },
  { name: 'shell', program: 'dist/program', beside: [] },
]

await command(async () => {
  await build()
  for (const server of servers) await packServer(server)
  await packReleases()
})

async function packServer({ name, program, beside }: (typeof servers)[number]) {
  const folder = path.join(dist, name)
  const source = path.join(root, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of [program, ...beside]) cpSync(path.join(source, part), path.join(folder, part), { recursive: true })
  cleanProgram(path.join(folder, program))
  writeFileSync(path.join(folder, 'main.js'), `import './${program}/main.js'\n`)
  installPackages(folder, { name, needed: readJson(path.join(source, program, 'packages.json')) })
  await create({ cwd: dist, file: path.join(dist, `${name}.tgz`), gzip: true, portable: true, filter: isNeeded }, [
    name,
  ])
  console.log(`dist/${name}.tgz: ${(bytesOf(folder) / MEGABYTE).toFixed(0)} MB unpacked`)
}

/** Source maps hold the sources; the rest is for builds only. */
function cleanProgram(program: string) {
  for (const name of readdirSync(program))
    if (!name.endsWith('.js')) rmSync(path.join(program, name), { recursive: true })
}

/**
 * Exactly the versions that this checkout was tested with: npm keeps those of the lock file, without packages that the
 * server does not import.
 */
function installPackages(folder: string, { name, needed }: { name: string; needed: string[] }) {
  const { version, engines, overrides } = readJson(path.join(root, 'package.json'))
  const dependencies = Object.fromEntries(needed.map((needed) => [needed, installedVersion(name, needed)]))
  const described = {
    name: `brightfill-${name}`,
    version,
    private: true,
    type: 'module',
    engines,
    dependencies,
    overrides,
  }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`)
  cpSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'))
  const options = ['--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

function installedVersion(workspace: string, name: string) {
  const places = [workspace, 'shared', '.'].map((place) => path.join(root, place, 'node_modules', name, 'package.json'))
  const found = places.find((file) => existsSync(file))
  if (!found) throw new Error(`${name} is not installed`)
  return readJson(found).version
}

async function packReleases() {
  const folder = path.join(dist, 'releases')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const releases = []
  const keys = []
  for (const { name, release, folder: built } of builtReleases()) {
    const { archive, signature } = await packRelease(built)
    const file = `${name}-${release}.tgz`
    writeFileSync(path.join(folder, file), archive)
    releases.push({ name, release, file, signature })
    keys.push(publicKeyLine(name))
  }
  writeFileSync(path.join(folder, 'releases.json'), `${JSON.stringify(releases, null, 2)}\n`)
  writeFileSync(path.join(folder, 'team.keys'), keys.join(''))
  console.log(`dist/releases: ${releases.map(({ name, release }) => `${name}@${release}`).join(', ')}, and team.keys`)
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function bytesOf(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter(isNeeded)
    .reduce((sum, file) => sum + statSync(file).size, 0)
}

/** No program reads source maps, TypeScript, browser builds, or the tests and tools inside packages. */
function isNeeded(file: string) {
  return !/\.(map|[cm]?ts)$|\.standalone\.js$|\/node_modules\/(@[^/]+\/)?[^/]+\/(\.yarn|tests?)\//.test(file)
}
