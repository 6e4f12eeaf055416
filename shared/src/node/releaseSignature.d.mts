export type SignedRelease = {
  name: string
  release: string
  archive: Uint8Array
}
/**
 * An Ed25519 key pair of a team.
 */
export declare function newSigningKey(): {
  signingKey: string
  publicKey: string
}
export declare function signRelease(signingKey: string, release: SignedRelease): string
/**
 * Whether the holder of a key signed these bytes under this name and id.
 * @throws Error when the key is no key
 */
export declare function isSigned(publicKey: string, signature: string, release: SignedRelease): boolean
export declare function privateKey(signingKey: string): import('crypto').KeyObject
