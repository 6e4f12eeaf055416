import type { ContentVideo } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { LinkButton } from '@brightfill/shared/office'
import type { FieldProps } from '@brightfill/shared/office-editing'
import { type ChosenMedia, MediaPicker } from '@brightfill/shared/office-media'
import { useState } from 'react'
import styles from './FilmField.module.css'
import { texts } from './texts'

const none: ContentVideo = { sources: [], poster: '', width: 0, height: 0 }

/** A film of the library and its poster, which is shown until the film plays and gives it its shape. */
export function FilmField({ label, hint, error, value = none, readOnly, onChange }: FieldProps<ContentVideo>) {
  const [choosing, setChoosing] = useState<'film' | 'picture'>()
  const [source] = value.sources
  function take({ path, width, height }: ChosenMedia) {
    if (choosing === 'picture')
      onChange({ ...value, poster: path, width: width ?? value.width, height: height ?? value.height })
    else {
      const { duration: _, ...rest } = value // of the former film
      onChange({ ...rest, sources: [{ src: path, type: 'video/mp4' }] })
    }
  }
  return (
    <fieldset className={styles.film}>
      <legend>{label}</legend>
      {value.poster && <Picture src={value.poster} alt="" width={160} height={90} sizes="160px" />}
      <div className={styles.fields}>
        {source && <span className={styles.path}>{source.src.split('/').at(-1)}</span>}
        {hint && <small>{hint}</small>}
        {error && <p role="alert">{error}</p>}
        {!readOnly && (
          <>
            <LinkButton onClick={() => setChoosing('film')}>{texts.chooseFilm}</LinkButton>
            <LinkButton onClick={() => setChoosing('picture')}>{texts.choosePoster}</LinkButton>
          </>
        )}
      </div>
      {choosing && (
        <MediaPicker
          title={choosing === 'film' ? texts.film : texts.poster}
          kind={choosing}
          onChoose={([file]) => file && take(file)}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </fieldset>
  )
}
