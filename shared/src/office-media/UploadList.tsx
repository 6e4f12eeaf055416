import { LinkButton, Meter } from '@brightfill/shared/office'
import { AlertIcon, CheckIcon, CloseIcon, SquareButton, VisuallyHidden } from '@brightfill/shared/ui'
import { texts } from './texts'
import styles from './UploadList.module.css'
import { isUnderWay, type Upload, uploads, useUploads } from './uploads'

/** The uploads of this tab: a bar for each, which can be retried or removed by itself. Draws nothing without any. */
export function UploadList() {
  const list = useUploads()
  if (list.length === 0) return null
  return (
    <section aria-label={texts.uploads} className={styles.uploads}>
      <div className={styles.head}>
        <b>{texts.count(list.length)}</b>
        {!list.every(isUnderWay) && <LinkButton onClick={uploads.forgetFinished}>{texts.clearDone}</LinkButton>}
      </div>
      <ul className={styles.list}>
        {list.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
    </section>
  )
}

function UploadRow({ upload }: { upload: Upload }) {
  const { key, file, state, sent, reason, again } = upload
  const failed = state === 'failed'
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.icon}>
        {failed && <AlertIcon size={16} />}
        {state === 'done' && <CheckIcon size={16} />}
      </span>
      <span className={styles.name}>{file.name}</span>
      <Meter value={failed ? 1 : sent} over={failed} />
      {/* Only its end is announced, because every step would be noise. */}
      <span className={styles.said} role={failed ? 'alert' : undefined}>
        {failed ? reason : saidOf(upload)}
      </span>
      {state === 'done' && <VisuallyHidden role="status">{`${file.name}: ${texts.done}`}</VisuallyHidden>}
      <span className={styles.actions}>
        {again && (
          <LinkButton aria-label={texts.tryAgainWith(file.name)} onClick={() => uploads.again(key)}>
            {texts.tryAgain}
          </LinkButton>
        )}
        <SquareButton
          quiet
          label={isUnderWay(upload) ? texts.stop(file.name) : texts.forget(file.name)}
          onClick={() => uploads.forget(key)}
        >
          <CloseIcon size={16} />
        </SquareButton>
      </span>
    </li>
  )
}

function saidOf({ state, sent, file }: Upload): string {
  if (state === 'waits') return texts.waits
  if (state === 'done') return texts.done
  return sent < 1 ? texts.sent(sent, file.size) : texts.checks
}
