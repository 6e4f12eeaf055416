import type { OfficeMe, OfficePage, StaffRole } from '@brightfill/shared/contract'
import { CoreAdminContext, forgetDrafts } from '@brightfill/shared/office'
import { type ReactNode, useEffect, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Toasts } from '../frame/Toasts'
import { useOfficeEvents } from './events/useOfficeEvents'
import { OfficeFrame } from './frame/OfficeFrame'
import { Outbox } from './Outbox'
import { makeAdmin } from './officeAdmin'
import { mayEnter, type OfficeRemote } from './officeState'
import { GuardedPage } from './pages/GuardedPage'
import { Refused } from './pages/Refused'
import { RemotePages } from './pages/RemotePages'
import { shellPages } from './pages/shellPages'
import { everything } from './search/everything'
import { texts } from './texts'
import { useKeptWhileClosed } from './useKeptWhileClosed'
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
    made.addResources([everything(remotes, me.roles)])
    return made
  })
  const mine = (page: Pick<OfficePage, 'roles'>) => mayEnter(me.roles, page.roles)
  const [entered] = useState(() => remotes.filter(({ pages }) => pages.some(mine)))
  const { down, note, retry } = useRemotesDown(entered, admin)
  const live = useOfficeEvents({ queryClient: admin.queryClient, roles: me.roles, onClosed })
  useKeptWhileClosed(admin.queryClient)
  useEffect(() => forgetDrafts({ exceptOf: me.id }), [me.id])
  const brought = remotes.flatMap((remote) => remote.pages.map((page) => ({ ...page, remote })))

  const notFor = (roles: readonly StaffRole[]) => {
    const names = roles.map((role) => texts.roles[role]).join(', ')
    return <Refused heading={texts.noRoleHere} text={texts.noRoleHereText(names)} />
  }
  const route = (page: Pick<OfficePage, 'id' | 'roles'>, path: string, element: ReactNode) => (
    <Route key={page.id} path={path} element={mine(page) ? element : notFor(page.roles)} />
  )
  return (
    <CoreAdminContext basename="/office" {...admin}>
      <OfficeFrame
        me={me}
        pages={[...brought, ...shellPages].filter(mine)}
        down={down}
        onRetry={retry}
        live={live}
        notice={notice}
        onLeft={onLeft}
      >
        <Routes>
          {shellPages.map((page) =>
            route(
              page,
              page.path,
              <GuardedPage title={page.title}>
                <page.Component me={me} />
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
