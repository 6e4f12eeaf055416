import type { Company } from '@brightfill/shared/contract'
import { useHydrated } from '@brightfill/shared/ui'
import styles from './ContactForm.module.css'
import { hoursInWords, openState } from './openingHours'
import { texts } from './texts'

/**
 * When somebody answers the telephone, and whether that is now. Documents are kept, so only the browser says the
 * latter.
 */
export function OpeningHours({ company }: { company: Company }) {
  const state = useHydrated() ? openState(company, new Date()) : undefined
  return (
    <p className={styles.hours}>
      {texts.telephone} {hoursInWords(company)}, {texts.timeOf(company.Address.City)}.
      {/* Its line is there before its words, so that nothing moves. */}
      <strong className={styles.now}>
        {state && (state.open ? texts.open(state.until) : texts.opens(state.day, state.at))}
      </strong>
    </p>
  )
}
