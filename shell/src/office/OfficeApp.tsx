import type { OfficeMe, OfficePage } from '@brightfill/shared/contract'
import { CoreAdminContext, forgetDrafts, type QueryClient } from '@brightfill/shared/office'
import { may, rolesWith } from '@brightfill/shared/roles'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Toasts } from '../frame/Toasts'
import { useOfficeEvents } from './events/useOfficeEvents'
import { OfficeFrame } from './frame/OfficeFrame'
import { Outbox } from './Outbox'
import { makeAdmin } from './officeAdmin'
import type { OfficeRemote } from './officeState'
import { GuardedPage } from './pages/GuardedPage'
import { Refused } from './pages/Refused'
import { RemotePages } from './pages/RemotePages'
import { shellPages } from './pages/shellPages'
import { everything } from './search/everything'
import { texts } from './texts'
import { useRemotesDown } from './useRemotesDown'

interface OfficeAppProps {
  me: OfficeMe
  remotes: OfficeRemote[]
  /** Said above the page. */
  notice?: ReactNode
  /** The api said that the office is closed. */
  onClosed: () => Promise<void>
  /** The person closed it. */
  onLeft: () => void
}

/** The open office: the frame, the shell's own pages and those of the live remotes (O-01). */
export function OfficeApp({ me, remotes, notice, onClosed, onLeft }: OfficeAppProps) {
  const [admin] = useState(() => {
    const made = makeAdmin({ me, onClosed: () => void onClosed() })
    made.addResources([everything(remotes, me)])
    return made
  })
  const mine = (page: Pick<OfficePage, 'may'>) => may(me, page.may)
  const [entered] = useState(() => remotes.filter(({ pages }) => pages.some(mine)))
  const { down, note, retry } = useRemotesDown(entered, admin)
  const live = useOfficeEvents({ queryClient: admin.queryClient, me, onClosed })
  useKeptWhileClosed(admin.queryClient)
  useEffect(() => forgetDrafts({ exceptOf: me.id }), [me.id])
  const brought = remotes.flatMap((remote) => remote.pages.map((page) => ({ ...page, remote })))
  const pages = [...brought, ...shellPages].filter(mine)

  const notFor = (page: Pick<OfficePage, 'may'>) => {
    const names = rolesWith(page.may).map((role) => texts.roles[role])
    return <Refused heading={texts.noRoleHere} text={texts.noRoleHereText(names)} />
  }
  const route = (page: Pick<OfficePage, 'id' | 'may'>, path: string, element: ReactNode) => (
    <Route key={page.id} path={path} element={mine(page) ? element : notFor(page)} />
  )
  return (
    <CoreAdminContext basename="/office" {...admin}>
      <OfficeFrame me={me} pages={pages} down={down} onRetry={retry} live={live} notice={notice} onLeft={onLeft}>
        <Routes>
          {shellPages.map((page) =>
            route(
              page,
              page.path,
              <GuardedPage title={page.title}>
                <page.Component me={me} pages={pages} />
              </GuardedPage>,
            ),
          )}
          {brought.map((page) =>
            route(
              page,
              `${page.path}/*`,
              <RemotePages
                key={page.id}
                page={page}
                admin={admin}
                onState={(failed) => note(page.remote.name, failed)}
              />,
            ),
          )}
          <Route path="*" element={<Refused heading={texts.noPage} text={texts.noPageText} />} />
        </Routes>
      </OfficeFrame>
      <Outbox account={me.id} />
      <Toasts quiet />
    </CoreAdminContext>
  )
}

/**
 * An office that closed by itself is hidden, and comes back as it was (O-57), with its focus and its data, however long
 * that takes: a page without its data would be drawn anew and lose what was typed.
 */
function useKeptWhileClosed(queryClient: QueryClient) {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus()
    return () => {
      focused.current = document.activeElement
      for (const query of queryClient.getQueryCache().findAll({ type: 'active' }))
        query.setOptions({ ...query.options, gcTime: Number.POSITIVE_INFINITY })
    }
  }, [queryClient])
}
