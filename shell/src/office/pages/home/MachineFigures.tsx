import type { OfficeHome } from '@brightfill/shared/contract'
import { copyUrl } from '@brightfill/shared/media'
import { Block } from '@brightfill/shared/office'
import { pathTo } from '@brightfill/shared/router'
import { VisuallyHidden } from '@brightfill/shared/ui'
import styles from './Home.module.css'
import { texts } from './texts'

/** The machines that people ask about most, and how often they were saved. */
export function MachineFigures({ machines, saved }: Pick<OfficeHome, 'machines' | 'saved'>) {
  return (
    <Block title={texts.machines} note={machines.length > 0 ? texts.machineColumns : texts.days}>
      {machines.length === 0 && <p className={styles.calm}>{texts.noMachines}</p>}
      <ul>
        {machines.map(({ slug, live = true, ...machine }) => (
          <li key={slug}>
            {live ? (
              <a href={pathTo('product', { slug })} className={styles.row}>
                <Asked {...machine} />
              </a>
            ) : (
              <div className={styles.row}>
                <Asked {...machine} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.foot}>{texts.savedInAll(saved)}</p>
    </Block>
  )
}

function Asked({ name, picture, asked, saved }: Omit<OfficeHome['machines'][number], 'slug' | 'live'>) {
  return (
    <>
      <img src={copyUrl(picture, 320)} alt="" width="48" height="36" loading="lazy" />
      <span className={`${styles.words} ${styles.strong}`}>{name}</span>
      <span className={styles.pair} aria-hidden="true">
        <span>{texts.number(asked)}</span>
        <span>{texts.number(saved)}</span>
      </span>
      <VisuallyHidden>{`, ${texts.asked(asked)}, ${texts.saved(saved)}`}</VisuallyHidden>
    </>
  )
}
