import { beginSpan, type Trace } from '@brightfill/shared/node'

/**
 * Records a call to the api; undefined when tracing is off.
 * @param name method and path; the path is one of the contract's, so there are few
 */
export function beginCall(name: string, within: Trace) {
  const span = beginSpan({ name, kind: 'client', within, attributes: { 'peer.service': 'brightfill-api' } })
  return (
    span && {
      trace: span.trace,
      /** @param status 0 when the api did not answer */
      end(status: number) {
        span.end({ attributes: { 'http.response.status_code': status }, failed: status === 0 || status >= 500 })
      },
    }
  )
}
