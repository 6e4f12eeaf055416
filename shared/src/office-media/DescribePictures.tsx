import type { MediaFile } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { OfficeForm, useAction, useAttempt } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import { AltField } from './AltField'
import styles from './MediaPicker.module.css'
import { texts } from './texts'

interface DescribePicturesProps {
  files: MediaFile[]
  onBack: () => void
  /** @param files with the answers */
  onDone: (files: MediaFile[]) => void
}

/** Asks for the alternative text of pictures that are used for the first time (O-30). */
export function DescribePictures({ files, onBack, onDone }: DescribePicturesProps) {
  const [alts, setAlts] = useState<Record<number, string | null>>({})
  const { act } = useAction('media')
  const saving = useAttempt(async () => {
    const described: MediaFile[] = []
    for (const file of files) {
      const alt = alts[file.id] ?? null
      described.push(alt === null ? file : { ...file, ...(await act(file, undefined, { alt })) })
    }
    onDone(described)
  })
  const answered = files.every(({ id }) => (alts[id] ?? null) !== null)
  return (
    <OfficeForm
      doing={saving}
      save={texts.save}
      button={{ disabled: !answered }}
      beside={
        <>
          <Button variant="secondary" size="sm" disabled={saving.busy} onClick={() => onDone(files)}>
            {texts.later}
          </Button>
          <Button variant="secondary" size="sm" disabled={saving.busy} onClick={onBack}>
            {texts.back}
          </Button>
        </>
      }
    >
      <p>{texts.describeText}</p>
      <ul className={styles.describe}>
        {files.map((file) => (
          <li key={file.id}>
            <Picture src={file.path} alt="" width={96} height={72} sizes="96px" />
            <AltField
              label={texts.altOf(file.name)}
              value={alts[file.id] ?? null}
              onChange={(alt) => setAlts({ ...alts, [file.id]: alt })}
            />
          </li>
        ))}
      </ul>
    </OfficeForm>
  )
}
