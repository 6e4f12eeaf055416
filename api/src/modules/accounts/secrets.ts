import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits that fit into an address and a header. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash that is stored of a secret. Secrets are random, so a fast hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The form in which e-mail addresses are compared. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
