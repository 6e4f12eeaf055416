import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { faceOf, root } from '../workspaces'

type Env = Record<string, string | undefined>

/**
 * `mfe-blog` and `blog` are the same deployable: the folder it is built in and the name it has in the registry. A
 * repository of its own is the folder `.`.
 */
export const deployableOf = (workspace: string) =>
  workspace === '.' ? faceOf(workspace).name : workspace.replace(/^mfe-/, '')
export const workspaceOf = (name: string) => (/^(\.|shell|mfe-.*)$/.test(name) ? name : `mfe-${name}`)

/** The file of a team's deploy key, from the root. */
export const keyFile = (name: string) => path.join('.keys', workspaceOf(name))

/** A key made once for a site that runs from this checkout, so that its commands need no set-up. */
export function platformKey(env: Env = process.env) {
  if (env.PLATFORM_KEY) return env.PLATFORM_KEY
  const file = platformKeyFile(env)
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, newKey(), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}

export const newKey = () => randomBytes(32).toString('base64url')

const platformKeyFile = (env: Env) => path.resolve(root, env.DATA_DIR || '.data', 'platform.key')

/** The key that a command acts with: a team's key, else the key of the site that runs from this checkout. */
export function deployKey(name: string, env: Env = process.env) {
  if (env.DEPLOY_KEY) return env.DEPLOY_KEY
  const own = keyFile(name)
  if (existsSync(path.join(root, own))) return readFileSync(path.join(root, own), 'utf8').trim()
  if (env.PLATFORM_KEY || existsSync(platformKeyFile(env))) return platformKey(env)
  throw new Error(`No deploy key found: set DEPLOY_KEY or save it in ${own}`)
}
