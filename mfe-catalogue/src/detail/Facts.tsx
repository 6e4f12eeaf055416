import { shownCondition } from '@brightfill/shared/constants'
import type { MachineDetail } from '@brightfill/shared/contract'
import { RichText } from '@brightfill/shared/rich-text'
import { pathTo } from '@brightfill/shared/router'
import { ButtonLink, TextLink } from '@brightfill/shared/ui'
import { CompareBox } from '../compare/CompareBox'
import { HeartButton } from '../machines/HeartButton'
import { Offer } from '../machines/Offer'
import styles from './Facts.module.css'
import { PlainButton } from './PlainButton'
import { ShareButton } from './ShareButton'
import { texts } from './texts'

interface FactsProps {
  machine: MachineDetail
  name: string
  /** Where similar machines are. */
  similar: string
}

/** The facts of a machine under the printed labels, without empty ones. */
export function Facts({ machine, name, similar }: FactsProps) {
  const sold = machine.selling_state === 'sold'
  const lines = [
    { label: texts.sku, value: machine.weight },
    { label: texts.capacity, value: machine.unit_of_measure },
    { label: texts.condition, value: shownCondition(machine.type_of_material, machine.selling_state) },
  ].filter(({ value }) => value.trim() !== '')
  return (
    <div className={styles.facts}>
      <p className={styles.meta}>
        <span>{machine.category_name}</span>
        <span>{machine.year}</span>
      </p>
      <div className={styles.heading}>
        <h1>{name}</h1>
        {machine.model && <p className={styles.model}>{machine.model}</p>}
      </div>
      <RichText html={machine.description} className={styles.description} />
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ label, value }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Offer machine={machine} full className={styles.offer} />
      {sold && <p>{texts.soldText}</p>}
      <div className={styles.actions} data-print="hide">
        <ButtonLink to="#footer" size="lg" wide arrow>
          {sold ? texts.askForSimilar : texts.getInTouch}
        </ButtonLink>
        <HeartButton machine={machine} look="frame" />
      </div>
      <div className={styles.more} data-print="hide">
        <CompareBox machine={machine} />
        <TextLink to={`/data-sheets/${machine.slug}.pdf`} className={styles.sheet}>
          {texts.dataSheet}
        </TextLink>
        <ShareButton title={name} path={pathTo('product', { slug: machine.slug })} />
        <PlainButton onClick={() => window.print()}>{texts.print}</PlainButton>
      </div>
      <p className={styles.note} data-print="hide">
        {sold ? <TextLink to={similar}>{texts.seeSimilar}</TextLink> : texts.quote(machine.price !== null)}
      </p>
    </div>
  )
}
