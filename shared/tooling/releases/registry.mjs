import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { faceOf, root } from '../workspaces.mjs'

/** @typedef {Record<string, string | undefined>} Env */

/**
 * `mfe-blog` and `blog` are the same deployable: the folder it is built in and the name it has in the registry. A
 * repository of its own is the folder `.`.
 * @param {string} workspace
 */
export const deployableOf = (workspace) => (workspace === '.' ? faceOf(workspace).name : workspace.replace(/^mfe-/, ''))
export const workspaceOf = (/** @type {string} */ name) => (/^(\.|shell|mfe-.*)$/.test(name) ? name : `mfe-${name}`)

/**
 * The file of a team's deploy key, from the root.
 * @param {string} name
 */
export const keyFile = (name) => path.join('.keys', workspaceOf(name))

/**
 * A key made once for a site that runs from this checkout, so that its commands need no set-up.
 * @param {Env} env
 */
export function platformKey(env = process.env) {
  if (env.PLATFORM_KEY) return env.PLATFORM_KEY
  const file = platformKeyFile(env)
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, newKey(), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}

export const newKey = () => randomBytes(32).toString('base64url')

const platformKeyFile = (/** @type {Env} */ env) => path.resolve(root, env.DATA_DIR || '.data', 'platform.key')

/**
 * The key that a command acts with: a team's key, else the key of the site that runs from this checkout.
 * @param {string} name
 * @param {Env} env
 */
export function deployKey(name, env = process.env) {
  if (env.DEPLOY_KEY) return env.DEPLOY_KEY
  const own = keyFile(name)
  if (existsSync(path.join(root, own))) return readFileSync(path.join(root, own), 'utf8').trim()
  if (env.PLATFORM_KEY || existsSync(platformKeyFile(env))) return platformKey(env)
  throw new Error(`There is no key: set DEPLOY_KEY, or put it into ${own}`)
}
