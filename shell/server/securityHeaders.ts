import { contentPolicy } from './contentSecurityPolicy'

/** The headers of every answer; a route may replace them. */
export function securityHeadersOf({ https }: { https: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': contentPolicy(),
    'integrity-policy': 'blocked-destinations=(script)',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    // Other sites embed nothing of this one but its files and pictures, which say so themselves.
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    // Not for subdomains: where the site is example.org, they may belong to other servers.
    ...(https && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
