import type { User } from '@brightfill/shared/contract'
import { Button } from '@brightfill/shared/ui'
import { useId, useState } from 'react'
import { fetchPersonalData } from '../../api/account'
import { useDownload } from '../../api/useDownload'
import { DeleteDialog } from './DeleteDialog'
import styles from './PersonalData.module.css'
import { texts } from './texts'

/** Lets users download their data and delete their account. Only other staff can remove staff. */
export function PersonalData({ user }: { user: User }) {
  const id = useId()
  const { loading, failure, download } = useDownload(texts.fileName, fetchData, texts.notDownloaded)
  const [asking, setAsking] = useState(false)
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
      <p role="status">{failure}</p>
      {asking && <DeleteDialog onKeep={() => setAsking(false)} />}
    </section>
  )
}

async function fetchData(): Promise<Blob> {
  return new Blob([JSON.stringify(await fetchPersonalData(), null, 2)], { type: 'application/json' })
}
