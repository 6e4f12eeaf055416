import { createPublicKey } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newSigningKey, privateKey } from '@brightfill/shared/releaseSignature'
import { root, standsAlone } from '../workspaces.mjs'
import { keyFile } from './registry.mjs'

/**
 * The key that signs the releases of a deployable: that of the team, else, for a site that runs from this checkout, one
 * that is made when it is first needed.
 * @param {string} name
 * @param {Record<string, string | undefined>} env
 */
export function signingKey(name, env = process.env) {
  if (env.SIGNING_KEY) return env.SIGNING_KEY.trim()
  const own = `${keyFile(name)}.signing`
  if (existsSync(path.join(root, own))) return readFileSync(path.join(root, own), 'utf8').trim()
  if (standsAlone || env.TEAM_KEYS || env.SITE_ORIGIN || env.API_ORIGIN)
    throw new Error(`There is no signing key of ${name}: set SIGNING_KEY, or put it into ${own}`)
  return localSigningKey(name, path.resolve(root, env.DATA_DIR || '.data'))
}

/**
 * The composition server finds the public half in the `team.keys` of its data folder.
 * @param {string} name
 * @param {string} dataDir
 */
function localSigningKey(name, dataDir) {
  const file = path.join(dataDir, 'signing', `${name}.key`)
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const { signingKey, publicKey } = newSigningKey()
    // The public half first: a key that nobody knows would be refused for ever.
    const line = teamKeysLine(name, publicKey, 'made by this checkout')
    appendFileSync(path.join(dataDir, 'team.keys'), line, { mode: 0o600 })
    writeFileSync(file, signingKey, { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

/**
 * The line that makes composition servers take what this checkout signs for a deployable.
 * @param {string} name
 */
export function publicKeyLine(name) {
  const key = createPublicKey(privateKey(signingKey(name)))
  return teamKeysLine(name, key.export({ format: 'der', type: 'spki' }).toString('base64'), 'packaged')
}

/**
 * A line of the file that TEAM_KEYS names.
 * @param {string} name
 * @param {string} publicKey
 * @param {string} note
 */
export function teamKeysLine(name, publicKey, note) {
  return `${name} ${publicKey} ${note}\n`
}
