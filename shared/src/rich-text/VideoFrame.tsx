import { PlayIcon } from '@brightfill/shared/ui'
import { texts } from './texts'
import styles from './VideoFrame.module.css'

/** A player of another site, in a closed block: its lazy frame loads nothing until the visitor opens it. */
export function VideoFrame({ src, title }: { src: string; title?: string }) {
  return (
    <details className={styles.video}>
      <summary className={styles.summary}>
        <PlayIcon size={20} />
        <span>{title ? `${texts.playVideo}: ${title}` : texts.playVideo}</span>
      </summary>
      <iframe
        className={styles.frame}
        src={src}
        title={title || texts.video}
        loading="lazy"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    </details>
  )
}
