import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The name of the remote in the template. */
const SAMPLE = 'sample'

/** npm's default registry. */
const PUBLIC_REGISTRY = 'https://registry.npmjs.org/'

/**
 * The packages that the build of another bundler needs.
 * @type {Record<string, Record<string, string>>}
 */
const bundlers = {
  rspack: { '@module-federation/enhanced': '2.9.3', '@rspack/core': '2.3.2', 'css-loader': '7.1.5' },
  vite: { vite: '7.3.8' },
}

/** The lock file of a new repository. It is made when this package is published. */
export const versionsFile = path.join(import.meta.dirname, 'dist/versions.json')

/** Files that npm would mistake for this package's own have another name in it. */
const renamed = [
  ['gitignore', '.gitignore'],
  ['github', '.github'],
]

/**
 * @param {string} name
 * @throws Error when it cannot be that of a remote
 */
export function requireRemoteName(name) {
  if (!/^[a-z][a-z0-9]{1,30}$/.test(name) || name === 'shell')
    throw new Error('The name of a remote must be one word of lower-case letters and digits, and not "shell"')
}

/**
 * Writes a remote of one page, with its tests.
 * @param {string} name
 * @param {string} folder
 * @param {string} [bundler] webpack without it
 */
export function scaffoldRemote(name, folder, bundler) {
  copy(name, 'remote-template', folder)
  if (bundler) useBundler(folder, bundler)
}

/**
 * Writes a repository with one remote: the same one, with packages, checks and a README of its own.
 * @param {string} name
 * @param {string} folder
 * @param {{ registry?: string, bundler?: string }} options registry: where the packages of the site are; bundler:
 *   webpack without it
 */
export function scaffoldRepository(name, folder, { registry = PUBLIC_REGISTRY, bundler } = {}) {
  copy(name, 'remote-template', folder)
  copy(name, 'repository', folder)
  for (const [from = '', to = ''] of renamed) renameSync(path.join(folder, from), path.join(folder, to))
  if (bundler) useBundler(folder, bundler)
  if (existsSync(versionsFile)) lock(folder)
  if (registry !== PUBLIC_REGISTRY) writeFileSync(path.join(folder, '.npmrc'), `@brightfill:registry=${registry}\n`)
}

/**
 * The packages that a repository needs: those of its package.json, and those that each bundler adds.
 * @returns {Record<'dependencies' | 'devDependencies', Record<string, string>>[]}
 */
export function repositoryPackages() {
  const { dependencies, devDependencies } = read(path.join(import.meta.dirname, 'repository/package.json'))
  return [
    { dependencies, devDependencies },
    ...Object.values(bundlers).map((added) => ({ dependencies: {}, devDependencies: added })),
  ]
}

/**
 * @param {string | undefined} bundler
 * @throws Error when there is no template for it
 */
export function requireBundler(bundler) {
  if (bundler !== undefined && !Object.hasOwn(bundlers, bundler))
    throw new Error(`No template for "${bundler}"; choose from ${Object.keys(bundlers).join(', ')}`)
}

/**
 * Another bundler than webpack: its configuration is the script that builds.
 * @param {string} folder
 * @param {string} bundler
 */
function useBundler(folder, bundler) {
  const config = `${bundler}.config.mjs`
  rmSync(path.join(folder, 'webpack.config.mjs'))
  cpSync(path.join(import.meta.dirname, 'bundlers', config), path.join(folder, config))
  const file = path.join(folder, 'package.json')
  const { scripts, devDependencies, ...others } = read(file)
  write(file, {
    ...others,
    scripts: { ...scripts, bundle: `node --import tsx ${config}` },
    devDependencies: { ...devDependencies, ...bundlers[bundler] },
  })
}

/** @param {string} folder of a repository */
function lock(folder) {
  const { name, version, dependencies, devDependencies } = read(path.join(folder, 'package.json'))
  const { packages, ...others } = read(versionsFile)
  const all = { '': { name, version, dependencies, devDependencies }, ...packages }
  write(path.join(folder, 'package-lock.json'), { name, version, ...others, packages: all })
}

/** @param {string} file of JSON */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * @param {string} file
 * @param {object} content
 */
function write(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}

/**
 * @param {string} name
 * @param {string} template
 * @param {string} folder
 */
function copy(name, template, folder) {
  const source = path.join(import.meta.dirname, template)
  cpSync(source, folder, { recursive: true })
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(folder, path.relative(source, entry.parentPath), entry.name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll(SAMPLE, name).replaceAll('Sample', title))
  }
}
