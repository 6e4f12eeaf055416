import { ApiError } from '@brightfill/shared/api'
import type { User } from '@brightfill/shared/contract'
import { Button } from '@brightfill/shared/ui'
import { useId, useState } from 'react'
import { fetchPersonalData } from '../../api/account'
import { saveFile } from '../../api/saveFile'
import { DeleteDialog } from './DeleteDialog'
import styles from './PersonalData.module.css'
import { texts } from './texts'

/** Lets users download their data and delete their account. Only other staff can remove staff. */
export function PersonalData({ user }: { user: User }) {
  const id = useId()
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const [asking, setAsking] = useState(false)

  async function download() {
    setLoading(true)
    setFailed(false)
    try {
      const text = JSON.stringify(await fetchPersonalData(), null, 2)
      saveFile(texts.fileName, new Blob([text], { type: 'application/json' }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    } finally {
      setLoading(false)
    }
  }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {texts.heading}
      </h2>
      <p className={styles.text}>{texts.text}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" loading={loading} progressLabel={texts.downloading} onClick={download}>
          {texts.download}
        </Button>
        {user.role === 'user' && (
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            {texts.delete}
          </Button>
        )}
      </div>
      <p role="status">{failed && texts.notDownloaded}</p>
      {asking && <DeleteDialog onKeep={() => setAsking(false)} />}
    </section>
  )
}
