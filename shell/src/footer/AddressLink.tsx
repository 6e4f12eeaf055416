import { Picture } from '@brightfill/shared/media'
import { Anchor } from '@brightfill/shared/ui'
import styles from './AddressLink.module.css'

export interface Address {
  title: string
  /** One or more lines, separated by line breaks. */
  text: string
  /** A map, tel: or mailto: link; without one the address is plain text. */
  url?: string
  /** Media path of a small picture beside it. */
  image?: string
}

/** An address or number at which to reach the company. */
export function AddressLink({ title, text, url, image }: Address) {
  const words = (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.lines}>{text}</span>
    </>
  )
  return (
    <div className={styles.address} data-plain={!image || undefined}>
      {image && <Picture src={image} alt="" width={640} height={400} sizes="112px" className={styles.image} />}
      {url ? (
        <Anchor to={url} className={styles.link}>
          {words}
        </Anchor>
      ) : (
        <div>{words}</div>
      )}
    </div>
  )
}
