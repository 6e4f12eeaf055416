import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Question.module.css'

interface QuestionProps {
  heading: string
  text: string
  /** Called whichever way it closes, Escape included. */
  onClose: () => void
  /** It stays open while the answer is carried out. */
  busy?: boolean
  children: (close: () => void) => ReactNode
}

/** Asks in a dialog before something is lost. */
export function Question({ heading, text, onClose, busy = false, children }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => busy && event.preventDefault()}
      // Chromium lets a page prevent `cancel` only once after an input: a second Escape would close it.
      onKeyDown={(event) => busy && event.key === 'Escape' && event.preventDefault()}
    >
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.text}>{text}</p>
      {children(() => {
        if (!busy) dialog.current?.close()
      })}
    </dialog>
  )
}

/** The answer buttons of a question. */
export const Answers = ({ children }: { children: ReactNode }) => <div className={styles.answers}>{children}</div>
