import { LinkButton, NotDone } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import styles from './Inbox.module.css'
import { texts } from './texts'
import type { useChosen } from './useChosen'

/** The actions for the chosen rows, and the last action with its undo (O-73). */
export function ChosenBar({ chosen, marking, markSpam, clear }: ReturnType<typeof useChosen>) {
  const { answer, tried } = marking
  const count = answer?.references.length ?? 0
  return (
    <div className={styles.chosen} hidden={chosen.length === 0 && !answer && !marking.error}>
      {chosen.length > 0 && (
        <>
          <b>{texts.chosen(chosen.length)}</b>
          <Button size="sm" variant="secondary" loading={marking.busy} onClick={markSpam}>
            {texts.markSpam}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={marking.busy}
            onClick={() => void marking.attempt(chosen, true, true)}
          >
            {texts.allFrom(chosen.length)}
          </Button>
          <LinkButton onClick={clear}>{texts.clear}</LinkButton>
        </>
      )}
      <span role="status">{answer && <span>{answer.spam ? texts.marked(count) : texts.unmarked(count)}</span>}</span>
      {answer?.spam && (
        <>
          {count > 0 && (
            <LinkButton onClick={() => void marking.attempt(answer.references, false)}>{texts.undo}</LinkButton>
          )}
          {tried && !tried[2] && (
            <LinkButton onClick={() => void marking.attempt(tried[0], true, true)}>
              {texts.allFrom(tried[0].length)}
            </LinkButton>
          )}
        </>
      )}
      <NotDone of={marking} />
    </div>
  )
}
