import type { ReactNode } from 'react'
import { NotDone } from './Failed'
import { LoadingRows } from './Rows'

interface LoadedProps<Data> {
  /** A query of ra-core. */
  of: { data?: Data; error: unknown; isFetching?: boolean; refetch: () => unknown }
  /** The beginning of the failure message. */
  failed?: string
  children: (data: Data) => ReactNode
}

/** The requested data; until it has loaded, grey bars or the failure. Data from before a failure stays. */
export function Loaded<Data>({ of: { data, error, isFetching, refetch }, failed, children }: LoadedProps<Data>) {
  return (
    <>
      <NotDone of={{ failed, error, busy: isFetching ?? false, again: () => void refetch() }} />
      {data === undefined ? !error && <LoadingRows /> : children(data)}
    </>
  )
}
