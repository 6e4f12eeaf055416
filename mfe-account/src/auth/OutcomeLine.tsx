import fields from './fields.module.css'

/** How sending a form went. */
export interface Outcome {
  text: string
  failed: boolean
}

/** Says at the form what a toast said, because a toast goes away. */
export function OutcomeLine({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <p role="status" className={outcome?.failed ? fields.problem : fields.text} hidden={!outcome}>
      {outcome?.text}
    </p>
  )
}
