import type { FocalPoint, MediaFile } from '@brightfill/shared/contract'
import { Loaded, OfficeDialog, useGetList, useSettled } from '@brightfill/shared/office'
import { Button, Input } from '@brightfill/shared/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { DescribePictures } from './DescribePictures'
import styles from './MediaPicker.module.css'
import { MediaTile, tileStyles } from './MediaTile'
import { texts } from './texts'
import { UploadButtons } from './UploadButtons'
import { UploadList } from './UploadList'
import { useDroppedFiles } from './useDroppedFiles'
import { useUploadedHere } from './useUploadedHere'

const PAGE = 24
/** The most that the api answers at once. */
const MOST = 100

/** A file in the form that content uses. */
export interface ChosenMedia {
  /** `public/…` */
  path: string
  /** Null when it has no description yet; empty for a decorative picture. */
  alt: string | null
  /** Pixels; null for a film or a PDF. */
  width: number | null
  height: number | null
  focal: FocalPoint
}

interface MediaPickerProps {
  title: string
  kind?: MediaFile['kind']
  /** Several files at once, in the order in which they were chosen. */
  many?: boolean
  onChoose: (files: ChosenMedia[]) => void
  onClose: () => void
}

/**
 * A dialog to choose files of the library, or to upload and choose them at once. It asks for the alternative text of a
 * picture without one.
 */
export function MediaPicker(props: MediaPickerProps) {
  // Not inside the form that it is opened from: browsers do not pass on the submit event of a nested form, so the page
  // would reload.
  return createPortal(<Picker {...props} />, document.querySelector('main') ?? document.body)
}

function Picker({ title, kind = 'picture', many = false, onChoose, onClose }: MediaPickerProps) {
  const [chosen, setChosen] = useState<MediaFile[]>([])
  const [describing, setDescribing] = useState(false)
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(PAGE)
  const words = useSettled(search.trim())
  const files = useGetList<MediaFile>('media', {
    filter: { kind, ...(words && { search: words }) },
    pagination: { page: 1, perPage: Math.min(MOST, shown) },
  })
  const uploaded = useUploadedHere((file) => {
    if (file.kind !== kind) return
    setChosen((before) => (many ? [...before.filter(({ id }) => id !== file.id), file] : [file]))
    void files.refetch()
  })
  const over = useDroppedFiles((dropped) => uploaded.add(dropped), !describing)
  const undescribed = chosen.filter((file) => file.kind === 'picture' && file.alt === null)

  function toggle(file: MediaFile) {
    const isChosen = chosen.some(({ id }) => id === file.id)
    if (isChosen) setChosen(chosen.filter(({ id }) => id !== file.id))
    else setChosen(many ? [...chosen, file] : [file])
  }
  function use(final: MediaFile[]) {
    onChoose(final.map(({ path, alt, width, height, focal }) => ({ path, alt, width, height, focal })))
    onClose()
  }
  if (describing)
    return (
      <OfficeDialog key="describe" title={texts.describe(undescribed.length)} onClose={onClose}>
        <DescribePictures
          files={undescribed}
          onBack={() => setDescribing(false)}
          onDone={(described) => use(chosen.map((file) => described.find(({ id }) => id === file.id) ?? file))}
        />
      </OfficeDialog>
    )
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <div className={styles.bar}>
        <Input
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <UploadButtons
          camera={kind === 'picture'}
          many={many}
          accept={kind === 'picture' ? 'picture' : 'any'}
          button={{ variant: 'secondary' }}
          onFiles={uploaded.add}
        />
      </div>
      <UploadList />
      <p className={styles.hint} data-over={over || undefined}>
        {over ? texts.drop : texts.dropHint}
      </p>
      <Loaded of={files}>
        {(found) => (
          <ul className={`${tileStyles.grid} ${styles.files}`} aria-label={texts.library}>
            {found.map((file) => (
              <li key={file.id}>
                <button
                  type="button"
                  className={tileStyles.tile}
                  aria-pressed={chosen.some(({ id }) => id === file.id)}
                  onClick={() => toggle(file)}
                >
                  <MediaTile file={file} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {files.data?.length === 0 && <p>{texts.nothingFound}</p>}
      <div className={styles.foot}>
        {(files.total ?? 0) > shown && shown < MOST && (
          <Button variant="secondary" size="sm" onClick={() => setShown(shown + PAGE)}>
            {texts.more}
          </Button>
        )}
        {(files.total ?? 0) > MOST && shown >= MOST && <small>{texts.moreThanShown(MOST)}</small>}
        <span role="status">{chosen.length > 0 && texts.chosen(chosen.length)}</span>
        <Button
          size="sm"
          disabled={chosen.length === 0}
          onClick={() => (undescribed.length > 0 ? setDescribing(true) : use(chosen))}
        >
          {texts.choose(chosen.length)}
        </Button>
      </div>
    </OfficeDialog>
  )
}
