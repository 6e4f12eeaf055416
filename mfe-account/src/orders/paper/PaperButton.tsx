import { Button } from '@brightfill/shared/ui'
import { fetchOrderPaper } from '../../api/account'
import { useDownload } from '../../api/useDownload'
import { texts as orderTexts } from '../texts'
import styles from './PaperButton.module.css'

const texts = orderTexts.paper

interface PaperButtonProps {
  order: number
  /** Whether the customer or staff download it. */
  by: 'user' | 'office'
}

/** Saves an order as a PDF, in the account and in the office (O-50). */
export function PaperButton({ order, by }: PaperButtonProps) {
  const fetchPaper = () => fetchOrderPaper(order, by)
  const { loading, failure, download } = useDownload(texts.fileName(order), fetchPaper, texts.notDownloaded)
  return (
    <div className={styles.paper}>
      <Button variant="secondary" size="sm" loading={loading} progressLabel={texts.downloading} onClick={download}>
        {texts.download}
      </Button>
      <p role="status">{failure}</p>
    </div>
  )
}
