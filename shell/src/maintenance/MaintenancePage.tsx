import { MAINTENANCE_RECHECK } from '@brightfill/shared/constants'
import { PageHead } from '@brightfill/shared/page'
import { defineHandle, type LoaderFunctionArgs, useLoaderData, useRevalidator } from '@brightfill/shared/router'
import { useEffect, useRef } from 'react'
import { fetchStatus } from './fetchStatus'
import { leaveMaintenance } from './leaveMaintenance'
import { Maintenance } from './Maintenance'
import { texts } from './texts'

export function loader({ request }: LoaderFunctionArgs) {
  return fetchStatus(request.signal)
}

export const handle = defineHandle<typeof loader>({ alone: true })

/**
 * Asks every 30 s whether maintenance is over, and then opens the address that the visitor wanted. If there was no
 * maintenance, it links to home.
 */
export function Component() {
  const { maintenance, notice } = useLoaderData<typeof loader>()
  const { revalidate, state } = useRevalidator()
  const wasOn = useRef(maintenance)

  useEffect(() => {
    if (!maintenance) {
      if (wasOn.current) leaveMaintenance()
      return
    }
    wasOn.current = true
    const timer = setInterval(revalidate, MAINTENANCE_RECHECK)
    return () => clearInterval(timer)
  }, [maintenance, revalidate])

  return (
    <>
      <PageHead title={maintenance ? texts.title : texts.availableTitle} noindex />
      <Maintenance available={!maintenance} notice={notice} onRetry={revalidate} busy={state === 'loading'} />
    </>
  )
}
