import { createHmac } from 'node:crypto'
import { isSameSecret } from './isSameSecret'

/** A release that one browser sees before it is live. */
export interface Override {
  name: string
  release: string
  /** SHA-384 of its release.json, base64url: exactly this release, and no other with that id. */
  digest: string
  /** The second at which it ends. */
  until: number
}

/** Seconds for which a ticket is valid. */
export const OVERRIDE_LASTS = 8 * 3600

const TICKET = /^([a-z][a-z0-9-]{0,39})@([a-z0-9]{6,64})\.(\d{10})\.([A-Za-z0-9_-]{64})\.([A-Za-z0-9_-]{43})$/

/**
 * The ticket that the registry signs and composition servers check, with the key that both have:
 * `blog@<release>.<until>.<digest>.<signature>`.
 */
export function overrideTicket(key: string, { name, release, until, digest }: Override): string {
  const said = `${name}@${release}.${until}.${digest}`
  return `${said}.${signature(key, said)}`
}

/** Undefined when it is forged, damaged, or has ended. */
export function readOverride(key: string, ticket: string, now = Date.now()): Override | undefined {
  const [, name = '', release = '', until = '', digest = '', signed = ''] = TICKET.exec(ticket) ?? []
  const said = `${name}@${release}.${until}.${digest}`
  if (!isSameSecret(signed, signature(key, said))) return undefined
  const left = Number(until) - now / 1000
  return left > 0 && left <= OVERRIDE_LASTS ? { name, release, digest, until: Number(until) } : undefined
}

/** The label keeps it apart from everything else that may ever be signed with this key. */
function signature(key: string, said: string): string {
  return createHmac('sha256', key).update(`brightfill override\n${said}`).digest('base64url')
}
