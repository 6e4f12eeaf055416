import type { OfficePage as Page } from '@brightfill/shared/contract'
import {
  Failed,
  LoadingRows,
  type OfficeModule,
  OfficePage,
  ResourceContextProvider,
  useAttempt,
} from '@brightfill/shared/office'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loadExposed } from '../../federation/federation'
import type { OfficeAdmin } from '../officeAdmin'
import type { OfficeRemote } from '../officeState'
import { texts } from '../texts'
import { GuardedPage } from './GuardedPage'

interface RemotePagesProps {
  page: Page & { remote: OfficeRemote }
  admin: OfficeAdmin
  /** The remote failed or answered; the navigation says so. */
  onState: (failed: boolean) => void
}

/** The pages of one entry of the navigation. A remote that fails or throws takes only them along (O-06). */
export function RemotePages({ page, admin, onState }: RemotePagesProps) {
  const loading = useAttempt(async () => {
    const module = await loadExposed<OfficeModule>(page.remote, 'office')
    admin.addResources(module.resources)
    return module
  })
  const loaded = loading.answer
  const load = async () => onState(!(await loading.attempt()))
  // Retry in the navigation leads to the address that is open already.
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useEffect(() => {
    if (!loaded) void load()
  }, [key])

  const List = loaded?.resources.find(({ name }) => name === page.id)?.list
  if (List)
    return (
      <GuardedPage title={page.title} onState={onState}>
        <ResourceContextProvider value={page.id}>
          <List />
        </ResourceContextProvider>
      </GuardedPage>
    )
  return (
    <OfficePage title={page.title}>
      {loading.error || loaded ? (
        <Failed text={texts.remoteDown(page.title)} onRetry={() => void load()} />
      ) : (
        <LoadingRows />
      )}
    </OfficePage>
  )
}
