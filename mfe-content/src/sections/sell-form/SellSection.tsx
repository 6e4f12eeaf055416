import { Container, Level } from '@brightfill/shared/ui'
import { NumberedPoints } from '../NumberedPoints'
import type { SectionProps } from '../sectionProps'
import { SellFormPlace } from './SellFormPlace'
import styles from './SellSection.module.css'

/** The section for offering a machine, with its form. The menu's Sell entry leads here. */
export function SellSection({ fields, headingId, level }: SectionProps<'sell-form'>) {
  return (
    <section id="sell" tabIndex={-1} className={styles.section} data-ground="navy" aria-labelledby={headingId}>
      <Container>
        {level !== undefined && <Level value={level} />}
        <div className={styles.columns}>
          <div className={styles.words}>
            <h2 id={headingId} className={styles.title}>
              {fields['Title section']}
            </h2>
            {fields['Text section'] && <p className={styles.lead}>{fields['Text section']}</p>}
            <div className={styles.steps}>
              <NumberedPoints points={fields.Steps} headingLevel={3} />
            </div>
          </div>
          <div className={styles.place} data-form-place>
            <SellFormPlace note={fields.Note} />
          </div>
        </div>
      </Container>
    </section>
  )
}
