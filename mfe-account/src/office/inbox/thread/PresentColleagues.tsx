import { Avatar, LinkButton, NotDone } from '@brightfill/shared/office'
import styles from './Thread.module.css'
import { texts } from './texts'
import { type ThreadRecord, useThreadAction } from './useThread'

/** Colleagues who have this enquiry open, each with a button that leaves it to them (O-47). */
export function PresentColleagues({ thread }: { thread: ThreadRecord }) {
  const acting = useThreadAction(thread)
  const leaveTo = (colleague: number) => void acting.attempt('assigned', { to: colleague })
  return (
    <>
      <div role="status">
        {thread.present.map((colleague) => (
          <p key={colleague.id} className={styles.here}>
            <Avatar person={colleague} decorative present />
            <span>{colleague.writing ? texts.writing(colleague.name) : texts.reading(colleague.name)}</span>
            {thread.assigned?.id !== colleague.id && (
              <LinkButton onClick={() => leaveTo(colleague.id)}>
                {texts.leaveIt(colleague.name.split(' ')[0] ?? colleague.name)}
              </LinkButton>
            )}
          </p>
        ))}
      </div>
      <NotDone of={acting} />
    </>
  )
}
