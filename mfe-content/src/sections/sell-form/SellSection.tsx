import { Late } from '@brightfill/shared/late'
import { Container, Level, Skeleton } from '@brightfill/shared/ui'
import { NumberedPoints } from '../NumberedPoints'
import type { SectionProps } from '../sectionProps'
import styles from './SellSection.module.css'

async function loadSellForm() {
  const { SellForm } = await import(/* webpackChunkName: "sell-form" */ './SellForm')
  return SellForm
}

const skeleton = <Skeleton shape="block" className={styles.skeleton} />

/** The section for offering a machine, with its form. The menu's Sell entry leads here. */
export function SellSection({ fields, headingId, level, field }: SectionProps<'sell-form'>) {
  return (
    <section
      id="sell"
      tabIndex={-1}
      className={styles.section}
      data-ground="navy"
      aria-labelledby={headingId}
      {...field()}
    >
      <Container>
        {level !== undefined && <Level value={level} />}
        <div className={styles.columns}>
          <div className={styles.words}>
            <h2 id={headingId} className={styles.title} {...field('Title section')}>
              {fields['Title section']}
            </h2>
            {fields['Text section'] && (
              <p className={styles.lead} {...field('Text section')}>
                {fields['Text section']}
              </p>
            )}
            <div className={styles.steps}>
              <NumberedPoints points={fields.Steps} field={field} />
            </div>
          </div>
          <div className={styles.place} data-form-place>
            <Late load={loadSellForm} props={{ note: fields.Note }} skeleton={skeleton} near="600px" />
          </div>
        </div>
      </Container>
    </section>
  )
}
