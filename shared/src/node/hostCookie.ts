/**
 * The name a cookie of the site has in a browser. Behind https it begins with `__Host-`: browsers accept such a cookie
 * from this host only, never from a subdomain or over http (RFC 6265bis). It needs `Secure` and `Path=/`.
 */
export function hostCookie(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name
}
