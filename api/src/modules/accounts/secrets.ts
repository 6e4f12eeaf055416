import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits in characters that suit addresses and headers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

// Letters and digits that cannot be confused on the telephone or on paper.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Eight characters, 39 random bits, for people to read out: `7K4M92QD`. */
export function readableCode(): string {
  return Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** The stored hash of a secret. Secrets are random, so a fast hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
