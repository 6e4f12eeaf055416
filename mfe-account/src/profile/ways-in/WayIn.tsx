import { ApiError } from '@brightfill/shared/api'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import { failureText } from '../../area/failureText'
import { texts } from './texts'
import styles from './WaysIn.module.css'

interface WayInProps {
  name: string
  text: string
  /** The label of the button; without one it cannot be ended here. */
  action: string | undefined
  /** Screen readers read this in place of `action`, because several buttons have the same label. */
  label?: string
  progress: string
  onEnd: () => Promise<void>
}

/** A device or a provider, with the button that ends it. */
export function WayIn({ name, text, action, label, progress, onEnd }: WayInProps) {
  const [ending, setEnding] = useState(false)
  const [failure, setFailure] = useState('')

  async function end() {
    setEnding(true)
    setFailure('')
    try {
      await onEnd()
    } catch (error) {
      const refused = error instanceof ApiError && (error.status === 404 || error.status === 409)
      setFailure(refused ? error.message : failureText(error, texts.notDone))
    } finally {
      setEnding(false)
    }
  }
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>{text}</p>
        <p role="status">{failure}</p>
      </div>
      {action && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={label}
          loading={ending}
          progressLabel={progress}
          onClick={() => void end()}
        >
          {action}
        </Button>
      )}
    </li>
  )
}
