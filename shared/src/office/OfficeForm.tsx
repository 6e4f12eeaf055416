import { Button, type ButtonProps } from '@brightfill/shared/ui'
import type { FormEvent, ReactNode } from 'react'
import { NotDone } from './Failed'
import styles from './OfficeForm.module.css'
import { texts } from './texts'
import type { Attempt } from './useAttempt'

interface OfficeFormProps {
  /** For fields that are outside of it (`form`): they are checked with its own. */
  id?: string
  /** Read out when no heading names the form. */
  label?: string
  className?: string
  /** The save action and its outcome. */
  doing: Omit<Attempt, 'forget' | 'tried'>
  /** The label of the save button. */
  save: string
  /** Further props of that button. */
  button?: ButtonProps
  /** Further buttons beside it. */
  beside?: ReactNode
  /** Draws a cancel button beside it. */
  onCancel?: () => void
  /** The fields report failures themselves. */
  saidAtFields?: boolean
  /** The text below the buttons. */
  after?: ReactNode
  children: ReactNode
}

/** A form of the office: its fields, the failure, and the save button. */
export function OfficeForm(props: OfficeFormProps) {
  const { id, label, className, doing, save, button, onCancel, saidAtFields, after, children } = props
  const cancel = onCancel && (
    <Button variant="secondary" size="sm" disabled={doing.busy} onClick={onCancel}>
      {texts.cancel}
    </Button>
  )
  const { beside = cancel } = props
  function submit(event: FormEvent) {
    event.preventDefault()
    void doing.attempt()
  }
  const submitButton = (
    <Button type="submit" size="sm" loading={doing.busy} {...button}>
      {save}
    </Button>
  )
  return (
    <form id={id} className={className ?? styles.form} aria-label={label} aria-busy={doing.busy} onSubmit={submit}>
      {children}
      {!saidAtFields && <NotDone of={doing} />}
      {beside === undefined ? (
        submitButton
      ) : (
        <Buttons>
          {submitButton}
          {beside}
        </Buttons>
      )}
      {after}
    </form>
  )
}

/** Buttons side by side, or stacked if there is no room. */
export function Buttons({ className = '', children }: Pick<OfficeFormProps, 'className' | 'children'>) {
  return <div className={`${styles.buttons} ${className}`}>{children}</div>
}
