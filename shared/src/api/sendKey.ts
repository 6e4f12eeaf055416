import { ApiError } from './ApiError'

/** A key for a new message: it is stored with the draft, and sent with every copy. */
export function newKey(): string {
  // Not randomUUID, which browsers offer on secure origins only.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the key was sent with another text before: that first text arrived, and this one did not. */
export const isKeyUsed = (error: unknown): boolean => error instanceof ApiError && error.code === 'key_used'
