import type { MediaDetails } from '@brightfill/shared/contract'
import { NotDone, SureButton, useAction, useAttempt, useNews, useQueryClient } from '@brightfill/shared/office'
import { UploadButtons, useUploadedHere } from '@brightfill/shared/office-media'
import { useLocation, useNavigate } from '@brightfill/shared/router'
import { useState } from 'react'
import styles from './Media.module.css'
import { texts } from './texts'

/** Replaces a file by another, or removes an unused one (O-31). */
export function ReplaceOrRemove({ file }: { file: MediaDetails }) {
  const { act, remove } = useAction('media')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const tell = useNews()
  const { search } = useLocation()
  const [waits, setWaits] = useState(false)
  async function leaveFor(address: string) {
    await cache.invalidateQueries({ queryKey: ['media'] })
    void navigate(address + search)
  }
  const replacing = useAttempt(async (by: number) => {
    const { id } = await act(file, 'replace', { by })
    await leaveFor(`${texts.path}/${id}`)
  }, texts.notReplaced)
  const removing = useAttempt(async () => {
    await remove(file)
    tell(texts.isRemoved(file.name))
    await leaveFor(texts.path)
  }, texts.notRemoved)
  const uploaded = useUploadedHere(({ id }) => {
    setWaits(false)
    void replacing.attempt(id)
  })
  const isUsed = file.uses.length > 0
  return (
    <section className={styles.part}>
      <div className={styles.buttons}>
        <UploadButtons
          label={texts.replace}
          accept={file.kind === 'picture' ? 'picture' : 'any'}
          button={{ variant: 'secondary', loading: replacing.busy }}
          onFiles={(files) => {
            setWaits(true)
            uploaded.add(files)
          }}
        />
        <SureButton
          label={texts.remove}
          sure={texts.removeSure}
          disabled={isUsed}
          loading={removing.busy}
          onSure={() => void removing.attempt()}
        />
      </div>
      {waits && <p role="status">{texts.replacing}</p>}
      {isUsed && <small>{texts.whyNot}</small>}
      <NotDone of={replacing} />
      <NotDone of={removing} />
    </section>
  )
}
