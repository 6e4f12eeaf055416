import type { MediaDetails } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { OfficeForm, useAction, useAttempt, useUnsaved } from '@brightfill/shared/office'
import { AltField, FocalPointField } from '@brightfill/shared/office-media'
import { useState } from 'react'
import styles from './Media.module.css'
import { texts } from './texts'

const crops = ['4 / 3', '1 / 1', '21 / 9']

/** The alternative text and the focal point of a picture (O-30). */
export function DescriptionForm({ file }: { file: MediaDetails }) {
  const [alt, setAlt] = useState(file.alt)
  const [focal, setFocal] = useState(file.focal)
  const { act } = useAction('media')
  const moved = focal.x !== file.focal.x || focal.y !== file.focal.y
  const changed = moved || alt !== file.alt
  useUnsaved(changed)
  const saving = useAttempt(
    () => act(file, undefined, { ...(alt !== null && { alt }), ...(moved && { focal }), version: file.version }),
    texts.notSaved,
  )
  return (
    <OfficeForm
      className={styles.part}
      doing={saving}
      save={texts.save}
      button={{ disabled: !changed }}
      after={<span role="status">{!changed && saving.answer ? texts.saved : ''}</span>}
    >
      <FocalPointField file={file} value={focal} onChange={setFocal} />
      <ul className={styles.crops} aria-label={texts.crops}>
        {crops.map((ratio) => (
          <li key={ratio} style={{ '--ratio': ratio, '--focal': `${focal.x}% ${focal.y}%` }}>
            <Picture src={file.path} alt="" width={160} height={120} sizes="90px" />
          </li>
        ))}
      </ul>
      <AltField value={alt} onChange={setAlt} />
      {file.alt === null && <small className={styles.needed}>{texts.needed}</small>}
    </OfficeForm>
  )
}
