import type { OfficeMe, StaffRow } from '@brightfill/shared/contract'
import { Avatar, type Column, ListBase, ListPage, StateMark, useListContext, When } from '@brightfill/shared/office'
import { may } from '@brightfill/shared/roles'
import { Button, PlusIcon } from '@brightfill/shared/ui'
import { useState } from 'react'
import { texts as officeTexts } from '../../texts'
import { ColleagueDialog } from './ColleagueDialog'
import { InviteDialog } from './InviteDialog'
import styles from './Staff.module.css'
import { texts } from './texts'

/** The api answers all of them, on one page. */
const EVERYBODY = 1000

/** Staff: who has which roles, who is invited, and who has the office open (O-10). */
export function StaffPage({ me }: { me: OfficeMe }) {
  return (
    <ListBase resource="staff" perPage={EVERYBODY}>
      <Staff me={me} />
    </ListBase>
  )
}

function Staff({ me }: { me: OfficeMe }) {
  const { data, refetch } = useListContext<StaffRow>()
  const [changed, setChanged] = useState<StaffRow>()
  const [inviting, setInviting] = useState(false)
  const done = () => {
    setChanged(undefined)
    setInviting(false)
    void refetch()
  }
  const admins = data?.filter((person) => may(person, 'staff.write') && !person.invited).length
  const columns: Column<StaffRow>[] = [
    {
      title: texts.name,
      cell: (row) => (
        <span className={styles.person}>
          <Avatar person={row} decorative />
          <span>
            <b>{row.name}</b> {row.id === me.id && <small>{texts.you}</small>}
            {row.invited && <StateMark state="published">{texts.invited}</StateMark>}
            <br />
            <small>{row.email}</small>
          </span>
        </span>
      ),
    },
    { title: texts.roles, cell: ({ roles }) => roles.map((role) => officeTexts.roles[role]).join(', ') },
    {
      title: texts.factor,
      wide: true,
      cell: (row) => factorsOf(row) || <small>{texts.noFactor}</small>,
    },
    {
      title: texts.codes,
      wide: true,
      cell: ({ second_factor, recovery_codes_left }) => second_factor && texts.ofTen(recovery_codes_left),
    },
    {
      title: texts.office,
      wide: true,
      cell: ({ invited, offices_open }) =>
        !invited && (
          <StateMark state={offices_open > 0 ? 'live' : 'former'}>
            {offices_open > 0 ? texts.open : texts.closed}
          </StateMark>
        ),
    },
    { title: texts.last, wide: true, cell: ({ last_here_at }) => last_here_at && <When at={last_here_at} /> },
    {
      title: texts.actions,
      end: true,
      cell: (row) => (
        <Button variant="secondary" size="sm" aria-label={texts.edit(row.name)} onClick={() => setChanged(row)}>
          {texts.change}
        </Button>
      ),
    },
  ]
  return (
    <ListPage
      title={texts.title}
      columns={columns}
      note={admins !== undefined && texts.admins(admins)}
      actions={
        <Button size="sm" icon={<PlusIcon size={16} />} onClick={() => setInviting(true)}>
          {texts.invite}
        </Button>
      }
      empty={texts.none}
    >
      {inviting && <InviteDialog onClose={() => setInviting(false)} onDone={done} />}
      {changed && (
        <ColleagueDialog colleague={changed} staff={data ?? []} onClose={() => setChanged(undefined)} onDone={done} />
      )}
    </ListPage>
  )
}

function factorsOf({ second_factor, passkeys }: StaffRow): string {
  return [second_factor && texts.app, passkeys > 0 && texts.passkeys(passkeys)].filter(Boolean).join(', ')
}
