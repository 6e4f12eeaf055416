import { createPublicKey } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newSigningKey, privateKey } from '@brightfill/shared/releaseSignature'
import { root, standsAlone } from '../workspaces'
import { keyFile } from './registry'

/**
 * The key that signs a deployable's releases: the team's, else, for a site that runs from this checkout, one that is
 * made when it is first needed.
 */
export function signingKey(name: string, env: Record<string, string | undefined> = process.env) {
  if (env.SIGNING_KEY) return env.SIGNING_KEY.trim()
  const own = `${keyFile(name)}.signing`
  if (existsSync(path.join(root, own))) return readFileSync(path.join(root, own), 'utf8').trim()
  if (standsAlone || env.TEAM_KEYS || env.SITE_ORIGIN || env.API_ORIGIN)
    throw new Error(`No signing key found for ${name}: set SIGNING_KEY or save it in ${own}`)
  return localSigningKey(name, path.resolve(root, env.DATA_DIR || '.data'))
}

/** The composition server finds the public half in the `team.keys` of its data folder. */
function localSigningKey(name: string, dataDir: string) {
  const file = path.join(dataDir, 'signing', `${name}.key`)
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const { signingKey, publicKey } = newSigningKey()
    // The public half first: without it, servers would refuse the key for ever.
    const line = teamKeysLine(name, publicKey, 'made by this checkout')
    appendFileSync(path.join(dataDir, 'team.keys'), line, { mode: 0o600 })
    writeFileSync(file, signingKey, { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

/** The line that makes composition servers accept this checkout's signature for a deployable. */
export function publicKeyLine(name: string) {
  const key = createPublicKey(privateKey(signingKey(name)))
  return teamKeysLine(name, key.export({ format: 'der', type: 'spki' }).toString('base64'), 'packaged')
}

/** A line of the file that TEAM_KEYS names. */
export function teamKeysLine(name: string, publicKey: string, note: string) {
  return `${name} ${publicKey} ${note}\n`
}
