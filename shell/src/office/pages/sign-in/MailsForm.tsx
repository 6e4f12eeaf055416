import type { AnnouncementWish, OfficeMe } from '@brightfill/shared/contract'
import { Block, Loaded, NotDone, useAction, useAttempt, useGetOne } from '@brightfill/shared/office'
import { Select } from '@brightfill/shared/ui'
import { useRef, useState } from 'react'
import styles from './SignIn.module.css'
import { texts } from './texts'

type Me = Omit<OfficeMe, 'id'> & { id: string }

const wishes: AnnouncementWish[] = ['at once', 'daily', 'never']
const options = wishes.map((wish) => ({ value: wish, label: texts.wishes[wish] }))

/** When this colleague gets e-mails about new enquiries (O-44). */
export function MailsForm() {
  const query = useGetOne<Me>('me', { id: 'mine' })
  return (
    <Block title={texts.mails}>
      <p className={styles.text}>{texts.mailsText}</p>
      <Loaded of={query}>{(me) => <Wish me={me} />}</Loaded>
    </Block>
  )
}

/** A choice is saved at once. */
function Wish({ me }: { me: Me }) {
  const { act } = useAction('me')
  const [wanted, setWanted] = useState(me.announcements)
  const former = useRef<Promise<unknown>>(undefined)
  const saving = useAttempt(async (announcements: AnnouncementWish) => {
    setWanted(announcements)
    // One after the other, because keys choose quickly, and the earlier of two calls may arrive later.
    const save = () => act(me, 'announcements', { announcements })
    former.current = former.current ? former.current.then(save, save) : save()
    await former.current
    return texts.mailsSaved[announcements]
  }, texts.mailsNotSaved)
  return (
    <div className={styles.form}>
      <Select
        label={texts.mailsLabel}
        options={options}
        value={wanted}
        onChange={({ target }) => void saving.attempt(target.value as AnnouncementWish)} // the options are wishes
      />
      <p role="status">{saving.answer}</p>
      <NotDone of={saving} />
    </div>
  )
}
