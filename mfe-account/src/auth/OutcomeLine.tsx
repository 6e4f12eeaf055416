import fields from './fields.module.css'

/** The outcome of sending a form. */
export interface Outcome {
  text: string
  failed: boolean
}

/** Repeats a toast's text at the form, because a toast goes away. */
export function OutcomeLine({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <p role="status" className={outcome?.failed ? fields.problem : fields.text} hidden={!outcome}>
      {outcome?.text}
    </p>
  )
}
