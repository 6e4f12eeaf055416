import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspaces.mjs'

/**
 * @typedef {{ id: string, name: string, release: string, state: string, percent?: number, contract: string, size:
 *   number, published_at: string, published_by: string, activated_at: string | null, activated_by: string }} ReleaseRow
 * @typedef {{ version: number, live: Record<string, string>, smoke: string }} Activation
 * @typedef {Record<string, string | undefined>} Env
 */

/** `mfe-blog` and `blog` are the same deployable: the folder it is built in and the name it has in the registry. */
export const deployableOf = (/** @type {string} */ workspace) => workspace.replace(/^mfe-/, '')
export const workspaceOf = (/** @type {string} */ name) =>
  name === 'shell' || name.startsWith('mfe-') ? name : `mfe-${name}`

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
 * Who a command acts as: a team's key, else the key of the site that runs from this checkout.
 * @param {string} workspace
 * @param {Env} env
 */
export function deployKey(workspace, env = process.env) {
  if (env.DEPLOY_KEY) return env.DEPLOY_KEY
  const file = path.join(root, '.keys', workspaceOf(workspace))
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (env.PLATFORM_KEY || existsSync(platformKeyFile(env))) return platformKey(env)
  throw new Error(`There is no key: set DEPLOY_KEY, or put it into .keys/${workspaceOf(workspace)}`)
}

/** An activation waits for a smoke test of up to five minutes. */
const ANSWER_WITHIN = 360_000

/** The registry of a running site, as one key may use it. */
export class Registry {
  /**
   * @param {string} key
   * @param {string} origin
   */
  constructor(key, origin = originOf(process.env)) {
    this.key = key
    this.origin = origin
  }

  /** @param {{ name: string, archive: Buffer<ArrayBuffer> }} release */
  publish({ name, archive }) {
    return this.call('POST', `/api/releases/${name}`, { body: archive, type: 'application/gzip' })
  }

  /**
   * @param {Record<string, string>} releases release by name
   * @returns {Promise<Activation>}
   */
  activate(releases) {
    return this.post('/api/releases/activate', { releases })
  }

  /**
   * @param {string} name
   * @param {string} [to] a release that ever was live; without it the one before
   * @returns {Promise<Activation>}
   */
  rollBack(name, to) {
    return this.post(`/api/releases/${name}/rollback`, { to })
  }

  /**
   * @param {string} [name]
   * @returns {Promise<{ version: number, data: ReleaseRow[] }>}
   */
  list(name) {
    return this.call('GET', `/api/releases${name ? `?name=${name}` : ''}`)
  }

  /**
   * @param {string} address
   * @param {object} content
   */
  post(address, content) {
    return this.call('POST', address, { body: JSON.stringify(content), type: 'application/json' })
  }

  /**
   * @param {string} method
   * @param {string} address
   * @param {{ body?: BodyInit, type?: string }} [content]
   * @throws Error with the one line the registry refuses with
   */
  async call(method, address, { body, type } = {}) {
    const headers = { authorization: `Bearer ${this.key}`, ...(type && { 'content-type': type }) }
    const signal = AbortSignal.timeout(ANSWER_WITHIN)
    const response = await fetch(this.origin + address, { method, body, headers, signal }).catch(() => {
      throw new Error(`Nothing answers at ${this.origin}; start the site, or set SITE_ORIGIN or API_ORIGIN`)
    })
    const answer = await response.json()
    if (response.ok) return answer
    const fields = Object.entries(/** @type {Record<string, string[]>} */ (answer.errors ?? {})).map(
      ([field, texts]) => ` ${field}: ${texts.join(', ')}`,
    )
    throw new Error(`Refused (${response.status}): ${answer.message}${fields.join('')}`)
  }
}

/** @param {Env} env */
function originOf({ SITE_ORIGIN, API_ORIGIN, API_PORT }) {
  return (SITE_ORIGIN || API_ORIGIN || `http://127.0.0.1:${API_PORT || 4000}`).replace(/\/$/, '')
}
