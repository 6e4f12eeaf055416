import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Question.module.css'

interface QuestionProps {
  heading: string
  text: string
  /** Called whichever way it closes, Escape included. */
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/** Asks before something is lost, in a dialog over the page. */
export function Question({ heading, text, onClose, children }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.text}>{text}</p>
      {children(() => dialog.current?.close())}
    </dialog>
  )
}

/** The answer buttons of a question. */
export const Answers = ({ children }: { children: ReactNode }) => <div className={styles.answers}>{children}</div>
