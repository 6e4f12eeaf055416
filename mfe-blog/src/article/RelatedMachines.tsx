import { formatPrice } from '@brightfill/shared/constants'
import type { RelatedMachine } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { useFieldMarks } from '@brightfill/shared/page'
import { pathTo } from '@brightfill/shared/router'
import { Anchor, Container } from '@brightfill/shared/ui'
import { useId } from 'react'
import styles from './RelatedMachines.module.css'
import { texts } from './texts'

/** Machines that belong to the article. Catalogue cards would add more script than the article has. */
export function RelatedMachines({ machines }: { machines: readonly RelatedMachine[] }) {
  const id = useId()
  const field = useFieldMarks()
  return (
    <Container width="text">
      <section aria-labelledby={id} className={styles.related} {...field('related_machines')}>
        <h2 id={id} className={styles.title}>
          {texts.machines}
        </h2>
        <ul>
          {machines.map(({ slug, name, model, image, price, selling_state }) => (
            <li key={slug} className={styles.machine}>
              <Picture src={image} alt="" width={400} height={300} sizes="112px" className={styles.picture} />
              <span>
                <Anchor to={pathTo('product', { slug })} className={styles.link}>
                  {`${name} ${model}`}
                </Anchor>
                <small>{selling_state === 'available' ? formatPrice(price) : texts.sellingState[selling_state]}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  )
}
