import type { Params } from 'react-router-dom'

/** A parameter that the route's pattern has. It can be missing only through a mistake in the route table. */
export function requireParam(params: Params, name: string): string {
  const value = params[name]
  if (value === undefined) throw new RangeError(`The route has no parameter "${name}"`)
  return value
}
