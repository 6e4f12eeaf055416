import { shownCondition } from '@brightfill/shared/constants'
import type { MachineDetail } from '@brightfill/shared/contract'
import { useFieldMarks } from '@brightfill/shared/page'
import { RichText } from '@brightfill/shared/rich-text'
import { pathTo } from '@brightfill/shared/router'
import { ButtonLink, Skeleton, TextLink, VisuallyHidden } from '@brightfill/shared/ui'
import { Fragment } from 'react'
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
  /** The whole machine has loaded; else only its card is known. */
  whole: boolean
}

/** Most descriptions have three. */
const descriptionLines = [1, 2, 3]

/** The facts of a machine under the printed labels, without empty ones. */
export function Facts({ machine, name, similar, whole }: FactsProps) {
  const field = useFieldMarks()
  return (
    <div className={styles.facts}>
      <p className={styles.meta}>
        <span {...field('categories')}>{machine.category_name}</span>
        <span {...field('year')}>{machine.year}</span>
      </p>
      <div className={styles.heading}>
        <h1 {...field('name')}>{name}</h1>
        {machine.model && (
          <p className={styles.model} {...field('model')}>
            {machine.model}
          </p>
        )}
      </div>
      {whole ? (
        <RichText html={machine.description} className={styles.description} {...field('description')} />
      ) : (
        <DescriptionPlace />
      )}
      {/* Separate elements once the description has loaded, so that they do not move, however high it is. */}
      <Fragment key={String(whole)}>
        <Lines machine={machine} />
        <Offer machine={machine} full className={styles.offer} {...field('price selling_state')} />
      </Fragment>
      {whole && <Ways machine={machine} name={name} similar={similar} />}
    </div>
  )
}

function DescriptionPlace() {
  return (
    <div className={styles.place} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {descriptionLines.map((line) => (
        <Skeleton key={line} shape="line" className={styles.bar} />
      ))}
    </div>
  )
}

function Lines({ machine }: { machine: MachineDetail }) {
  const field = useFieldMarks()
  const lines = [
    { label: texts.sku, value: machine.weight, of: 'sku' },
    { label: texts.capacity, value: machine.unit_of_measure, of: 'capacity' },
    {
      label: texts.condition,
      value: shownCondition(machine.type_of_material, machine.selling_state),
      of: 'condition_note',
    },
  ].filter(({ value }) => value.trim() !== '')
  if (lines.length === 0) return null
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value, of }) => (
        <div key={label} className={styles.line} {...field(of)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Buttons to ask about, save, compare, share and print the machine. */
function Ways({ machine, name, similar }: Pick<FactsProps, 'machine' | 'name' | 'similar'>) {
  const sold = machine.selling_state === 'sold'
  return (
    <>
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
    </>
  )
}
