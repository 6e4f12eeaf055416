import { Button, Checkbox } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './Door.module.css'
import { texts } from './texts'

interface RecoveryCodesProps {
  codes: string[]
  /** The label of the continue button. */
  done: string
  onKept: () => void
}

/** The ten codes, shown once; it goes on after the colleague confirms that they are stored. */
export function RecoveryCodes({ codes, done, onKept }: RecoveryCodesProps) {
  const [copied, setCopied] = useState<boolean>()
  const [kept, setKept] = useState(false)
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n')) // on unsafe origins there is no clipboard
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <>
      <p>{texts.keepText}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => void copy()}>
          {copied ? texts.copied : texts.copy}
        </Button>
        <a className={styles.save} href={file} download={texts.fileName}>
          {texts.save}
        </a>
      </div>
      <p role="status">{copied === false && texts.notCopied}</p>
      <Checkbox label={texts.kept} checked={kept} onChange={({ target }) => setKept(target.checked)} />
      <Button wide disabled={!kept} onClick={onKept}>
        {done}
      </Button>
    </>
  )
}
