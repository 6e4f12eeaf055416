import type { DescriptionTab } from '@brightfill/shared/contract'
import { RichText } from '@brightfill/shared/rich-text'
import styles from './DescriptionPanel.module.css'
import { MachineVideo, videoOf } from './MachineVideo'

/** A video, when there is one, beside the text. */
export function DescriptionPanel({ description, name }: { description: DescriptionTab; name: string }) {
  const video = videoOf(description)
  return (
    <div className={styles.panel} data-video={video !== undefined || undefined}>
      {video && (
        <div className={styles.video}>
          <MachineVideo video={video} name={name} />
        </div>
      )}
      <div className={styles.text}>
        <RichText html={description.text} />
      </div>
    </div>
  )
}
