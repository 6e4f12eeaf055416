import type { AxiosRequestConfig } from 'axios'
import { ApiError } from './ApiError'

/** A key for a message that is begun: it is kept with its draft, and sent with every copy. */
export function newKey(): string {
  // Not randomUUID, which a browser has on safe origins only.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The configuration of a call that sends the message with this key: however often it comes, the api acts once. */
export const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } }) satisfies AxiosRequestConfig

/** Whether the key was sent with other words before: the words arrived that it was sent with first, and these did not. */
export const isKeyUsed = (error: unknown): boolean => error instanceof ApiError && error.code === 'key_used'
