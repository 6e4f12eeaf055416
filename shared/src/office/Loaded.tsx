import { ApiError } from '@brightfill/shared/api'
import type { ReactNode } from 'react'
import { NotDone } from './Failed'
import { LoadingRows } from './Rows'
import { texts } from './texts'

interface LoadedProps<Data> {
  /** A query of ra-core. */
  of: { data?: Data; error: unknown; isFetching?: boolean; refetch: () => unknown }
  /** The beginning of the failure message. */
  failed?: string
  children: (data: Data) => ReactNode
}

/**
 * The requested data; until it has loaded, grey bars or the failure. Data from before a failure stays. If it does not
 * exist, only that is said.
 */
export function Loaded<Data>({ of: { data, error, isFetching, refetch }, failed, children }: LoadedProps<Data>) {
  const missing = data === undefined && error instanceof ApiError && error.status === 404
  if (missing) return <p role="alert">{texts.sentences([error.message])}</p>
  return (
    <>
      <NotDone of={{ failed, error, busy: isFetching ?? false, again: () => void refetch() }} />
      {data === undefined ? !error && <LoadingRows /> : children(data)}
    </>
  )
}
