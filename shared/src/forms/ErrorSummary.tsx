import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.css'
import { fieldId, useFormScope } from './FormScope'
import { faultOf } from './faultOf'
import { texts } from './texts'

/** The errors of a form with links to the fields; takes the focus when it appears. */
export function ErrorSummary() {
  const { errors, status, values } = useFormikContext<Record<string, unknown>>()
  const { id, faults } = useFormScope()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])

  const wrong = namesOf(values).flatMap((name) => {
    const message = faultOf(name, { errors, status, faults })
    return message ? [{ name, message }] : []
  })
  if (wrong.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would say that the fields are in it
    <div ref={box} className={styles.summary} role="group" aria-labelledby={`${id}-summary`} tabIndex={-1}>
      <p id={`${id}-summary`} className={styles.heading}>
        {texts.summary(wrong.length)}
      </p>
      <ul className={styles.list}>
        {wrong.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${fieldId(id, name)}`}
              onClick={(event) => {
                event.preventDefault() // the address stays; the field gets the focus, not only the view
                document.getElementById(fieldId(id, name))?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In the order of the form's values, which is the order of its fields. */
function namesOf(values: object, path = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const whole = path ? `${path}.${name}` : name
    return value !== null && typeof value === 'object' ? namesOf(value, whole) : [whole]
  })
}
