import type { Params } from 'react-router-dom'

/** A parameter the route's pattern promises; its absence is a mistake in the route table, not of a visitor. */
export function requireParam(params: Params, name: string): string {
  const value = params[name]
  if (value === undefined) throw new RangeError(`The route has no parameter "${name}"`)
  return value
}
