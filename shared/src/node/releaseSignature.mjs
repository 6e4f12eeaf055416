import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { integrityOf } from './integrityOf.mjs'

// JavaScript, because commands run it as it is. Keys are DER in base64, as `openssl genpkey -algorithm ed25519 -outform
// DER | base64` writes a signing key; signatures are base64url.

/** @typedef {{ name: string, release: string, archive: Uint8Array }} SignedRelease */

/**
 * An Ed25519 key pair of a team.
 * @returns {{ signingKey: string, publicKey: string }}
 */
export function newSigningKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    signingKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}

/**
 * @param {string} signingKey
 * @param {SignedRelease} release
 */
export function signRelease(signingKey, release) {
  return sign(null, statement(release), privateKey(signingKey)).toString('base64url')
}

/**
 * Whether the holder of a key signed these bytes under this name and id.
 * @param {string} publicKey
 * @param {string} signature
 * @param {SignedRelease} release
 * @throws Error when the key is no key
 */
export function isSigned(publicKey, signature, release) {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  return verify(null, statement(release), key, Buffer.from(signature, 'base64url'))
}

/**
 * The name and the id are part of it: a release must not pass as another.
 * @param {SignedRelease} release
 */
function statement({ name, release, archive }) {
  return Buffer.from(['brightfill release', name, release, integrityOf(archive)].join('\n'))
}

/** @param {string} signingKey */
export function privateKey(signingKey) {
  try {
    return createPrivateKey({ key: Buffer.from(signingKey, 'base64'), format: 'der', type: 'pkcs8' })
  } catch {
    throw new Error('The signing key is not an Ed25519 key (npm run keys -- signing <deployable> makes one)')
  }
}
