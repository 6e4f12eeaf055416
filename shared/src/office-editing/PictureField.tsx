import type { ContentImage } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { LinkButton } from '@brightfill/shared/office'
import { type ChosenMedia, MediaPicker } from '@brightfill/shared/office-media'
import { Button, TextInput } from '@brightfill/shared/ui'
import { useState } from 'react'
import type { FieldProps } from './Editing'
import styles from './PictureField.module.css'
import { texts } from './texts'

const none: ContentImage = { src: '', alt: '', width: 0, height: 0 }

/** A picture of the library with its alternative text and its size. */
export function PictureField({ label, hint, error, value = none, readOnly, onChange }: FieldProps<ContentImage>) {
  const [choosing, setChoosing] = useState(false)
  const take = ({ path, alt, width, height }: ChosenMedia) =>
    onChange({ src: path, alt: alt ?? '', width: width ?? 0, height: height ?? 0 })
  return (
    <fieldset className={styles.picture}>
      <legend>{label}</legend>
      {value.src && <Picture src={value.src} alt="" width={160} height={120} sizes="160px" />}
      <div className={styles.fields}>
        {value.src && (
          <TextInput
            label={texts.alt}
            hint={texts.altHint}
            autoComplete="off"
            value={value.alt}
            disabled={readOnly}
            onChange={({ target }) => onChange({ ...value, alt: target.value })}
          />
        )}
        {hint && <small>{hint}</small>}
        {error && <p role="alert">{error}</p>}
        {!readOnly && (
          <span className={styles.buttons}>
            <Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
              {value.src ? texts.chooseOther : texts.choose}
            </Button>
            {value.src && <LinkButton onClick={() => onChange(none)}>{texts.clear}</LinkButton>}
          </span>
        )}
      </div>
      {choosing && (
        <MediaPicker title={label} onChoose={([file]) => file && take(file)} onClose={() => setChoosing(false)} />
      )}
    </fieldset>
  )
}
