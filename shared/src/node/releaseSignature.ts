import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { integrityOf } from './integrityOf'

// Keys are DER in base64, as `openssl genpkey -algorithm ed25519 -outform DER | base64` writes a signing key; signatures
// are base64url.

interface SignedRelease {
  name: string
  release: string
  archive: Uint8Array
}

/** An Ed25519 key pair of a team. */
export function newSigningKey(): { signingKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    signingKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}

export function signRelease(signingKey: string, release: SignedRelease) {
  return sign(null, statement(release), privateKey(signingKey)).toString('base64url')
}

/**
 * Whether the holder of a key signed these bytes under this name and id.
 * @throws Error when the key is invalid
 */
export function isSigned(publicKey: string, signature: string, release: SignedRelease) {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  return verify(null, statement(release), key, Buffer.from(signature, 'base64url'))
}

/** The name and the id are part of it: a release must not pass as another. */
function statement({ name, release, archive }: SignedRelease) {
  return Buffer.from(['brightfill release', name, release, integrityOf(archive)].join('\n'))
}

export function privateKey(signingKey: string) {
  try {
    return createPrivateKey({ key: Buffer.from(signingKey, 'base64'), format: 'der', type: 'pkcs8' })
  } catch {
    throw new Error('The signing key is not an Ed25519 key (npm run keys -- signing <deployable> makes one)')
  }
}
