import { Picture } from '@brightfill/shared/media'
import { LinkButton } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './MediaPathField.module.css'
import { MediaPicker } from './MediaPicker'
import { texts } from './texts'

interface MediaPathFieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: string | undefined
  /** A method, like that of form controls. */
  onChange(value: string): void
}

/** One picture of the library, or none. */
export const PicturePathField = (field: MediaPathFieldProps) => <MediaPathField {...field} kind="picture" />
/** One film of the library, or none. */
export const FilmPathField = (field: MediaPathFieldProps) => <MediaPathField {...field} kind="film" />

function MediaPathField({
  kind,
  label,
  hint,
  error,
  value,
  onChange,
}: MediaPathFieldProps & { kind: 'picture' | 'film' }) {
  const [choosing, setChoosing] = useState(false)
  return (
    <fieldset className={styles.field} aria-label={label}>
      <span className={styles.label}>{label}</span>
      {value && kind === 'picture' && <Picture src={value} alt="" width={160} height={120} sizes="160px" />}
      {value && <span className={styles.path}>{value.split('/').at(-1)}</span>}
      <span className={styles.buttons}>
        <Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
          {value ? texts.chooseOther : texts.chooseOne}
        </Button>
        {value && <LinkButton onClick={() => onChange('')}>{texts.removeFile}</LinkButton>}
      </span>
      {hint && <small>{hint}</small>}
      {error && <p role="alert">{error}</p>}
      {choosing && (
        <MediaPicker
          title={label}
          kind={kind}
          onChoose={([file]) => file && onChange(file.path)}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  )
}
