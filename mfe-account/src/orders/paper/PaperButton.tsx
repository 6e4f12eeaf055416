import { ApiError } from '@brightfill/shared/api'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import { fetchOrderPaper } from '../../api/account'
import { saveFile } from '../../api/saveFile'
import styles from './PaperButton.module.css'
import { texts } from './texts'

interface PaperButtonProps {
  order: number
  /** Who asks: the customer or staff. */
  by: 'user' | 'office'
}

/** Saves an order as a PDF, under the account and in the office (O-50). */
export function PaperButton({ order, by }: PaperButtonProps) {
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)

  async function download() {
    setLoading(true)
    setFailed(false)
    try {
      saveFile(texts.fileName(order), await fetchOrderPaper(order, by))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    } finally {
      setLoading(false)
    }
  }
  return (
    <div className={styles.paper}>
      <Button variant="secondary" size="sm" loading={loading} progressLabel={texts.downloading} onClick={download}>
        {texts.download}
      </Button>
      <p role="status">{failed && texts.notDownloaded}</p>
    </div>
  )
}
