import type { AnnouncementWish, OfficeMe } from '@brightfill/shared/contract'
import { Block, Failed, useAction, useGetOne } from '@brightfill/shared/office'
import { Select } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './SignIn.module.css'
import { texts } from './texts'

type Me = Omit<OfficeMe, 'id'> & { id: string }

const wishes: AnnouncementWish[] = ['at once', 'daily', 'never']
const options = wishes.map((wish) => ({ value: wish, label: texts.wishes[wish] }))

/** When this colleague hears of new enquiries by mail (O-44). */
export function MailsForm() {
  const { data, error, refetch, isFetching } = useGetOne<Me>('me', { id: 'mine' })
  return (
    <Block title={texts.mails}>
      <p className={styles.text}>{texts.mailsText}</p>
      {error ? <Failed error={error} onRetry={() => void refetch()} busy={isFetching} /> : null}
      {data && <Wish me={data} />}
    </Block>
  )
}

/** What is chosen is saved at once. */
function Wish({ me }: { me: Me }) {
  const { act, error, busy } = useAction('me', me)
  const [wanted, setWanted] = useState(me.announcements)
  const [saved, setSaved] = useState(false)

  async function save(announcements: AnnouncementWish) {
    setWanted(announcements)
    setSaved(false)
    setSaved(await act('announcements', { announcements }))
  }
  return (
    <div className={styles.form}>
      <Select
        label={texts.mailsLabel}
        options={options}
        value={wanted}
        onChange={({ target }) => void save(target.value as AnnouncementWish)} // the options are wishes
      />
      <p role="status">{saved && texts.mailsSaved(texts.wishes[wanted])}</p>
      {error !== undefined && (
        <Failed text={texts.mailsNotSaved} error={error} onRetry={() => void save(wanted)} busy={busy} />
      )}
    </div>
  )
}
