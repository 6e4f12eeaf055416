import { TextLink } from '@brightfill/shared/ui'
import { useFormikContext } from 'formik'
import { use, useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.css'
import { FormScope } from './FormScope'
import { texts } from './texts'

/** What is wrong, each with a link to its field; takes the focus when it appears and goes when all is well. */
export function ErrorSummary() {
  const { errors } = useFormikContext<Record<string, unknown>>()
  const scope = use(FormScope)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const list = Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (list.length === 0) return null
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.heading}>{texts.summary(list.length)}</p>
      <ul>
        {list.map(([name, message]) => (
          <li key={name}>
            <TextLink
              to={`#${scope}-${name}`}
              onClick={(event) => {
                event.preventDefault() // the address stays; the field gets the focus, not only the view
                document.getElementById(`${scope}-${name}`)?.focus()
              }}
            >
              {message}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
