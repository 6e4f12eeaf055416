import { CheckboxField, useFormField } from '@brightfill/shared/forms'
import { Picture } from '@brightfill/shared/media'
import { type Handle, type Subject, useMatches } from '@brightfill/shared/router'
import { Checkbox } from '@brightfill/shared/ui'
import { useRouteErrors } from '../navigation/useRouteErrors'
import styles from './ContactForm.module.css'
import { texts } from './texts'

/** The machine that the enquiry is about, until the visitor removes it, and extra requests beside an answer. */
export function AboutMachine({ subject: { slug, name, model, sku, image } }: { subject: Subject }) {
  const { id, value: about, setValue } = useFormField<boolean>('about')
  return (
    <fieldset className={styles.about}>
      <legend className={styles.legend}>{texts.about}</legend>
      <Checkbox
        id={id}
        name="slug"
        value={slug}
        checked={about}
        onChange={({ target }) => setValue(target.checked)}
        label={
          <span className={styles.machine} data-left-out={!about || undefined}>
            {image && <Picture src={image} alt="" width={640} height={480} sizes="96px" className={styles.picture} />}
            <span>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.detail}>{[model, sku && `${texts.sku} ${sku}`].filter(Boolean).join(' · ')}</span>
            </span>
          </span>
        }
      />
      {about && (
        <div className={styles.wishes}>
          <CheckboxField name="wants_visit" value="1" label={texts.visit} />
          <CheckboxField name="wants_quote" value="1" label={texts.quote} />
        </div>
      )}
    </fieldset>
  )
}

/** The machine on screen; undefined on other pages and when the machine does not exist. */
export function useSubject(): Subject | undefined {
  const match = useMatches().at(-1)
  const errors = useRouteErrors()
  if (!match || match.id in errors || !match.loaderData) return undefined
  return (match.handle as Handle | undefined)?.subject?.(match.loaderData)
}
