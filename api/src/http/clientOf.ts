import ipaddr from 'ipaddr.js'

/**
 * Who an address is counted as. A household or a rented server has a whole /64 of IPv6 (RFC 6177), 18 quintillion addresses, so these count
 * as one client. An IPv4 address inside IPv6 is itself.
 */
export function clientOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return 'parts' in address ? address.parts.slice(0, 4).join(':') : address.toString()
}
