import type { ReceivedAnswer } from '@brightfill/shared/contract'
import { messageSent } from '@brightfill/shared/messages'
import { Button } from '@brightfill/shared/ui'
import { type MouseEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { focusFirst } from './focusFirst'
import { whatFollows } from './Received'
import styles from './Received.module.css'
import { texts } from './texts'

interface ConfirmationProps {
  receipt: ReceivedAnswer
  /** Called when the visitor wants to write another message. */
  onAnother: () => void
}

/** Replaces a form once its message has been sent, and moves the focus to its heading. */
export function Confirmation({ receipt, onAnother }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  function writeAnother({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    flushSync(onAnother) // the button goes away
    if (form) focusFirst(form)
  }
  return (
    <div className={styles.confirmation}>
      <h4 ref={heading} tabIndex={-1} className={styles.heading}>
        {messageSent}
      </h4>
      <p>{whatFollows(receipt)}</p>
      <Button variant="secondary" onClick={writeAnother}>
        {texts.sendAnother}
      </Button>
    </div>
  )
}
