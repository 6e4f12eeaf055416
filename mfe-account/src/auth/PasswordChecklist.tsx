import { passwordStrength } from '@brightfill/shared/password'
import { CheckIcon, MinusIcon, VisuallyHidden } from '@brightfill/shared/ui'
import styles from './PasswordChecklist.module.css'
import { passwordRules } from './passwordRules'
import { texts } from './texts'

/** The rules of a new password, marked open or done by icon and word, and its strength. */
export function PasswordChecklist({ password }: { password: string }) {
  const rules = passwordRules.map((rule) => ({ ...rule, done: rule.met(password) }))
  const done = rules.filter((rule) => rule.done).length
  return (
    <div className={styles.checklist}>
      <div className={styles.level} aria-hidden="true" style={{ '--met': done / rules.length }} />
      <ul className={styles.rules} aria-label={texts.rules}>
        {rules.map((rule) => (
          <li key={rule.text} className={styles.rule} data-done={rule.done || undefined}>
            {rule.done ? <CheckIcon size={18} /> : <MinusIcon size={18} />}
            <span>
              <span>{rule.text}</span>
              {'hint' in rule && <span className={styles.hint}>{` (${rule.hint})`}</span>}
              <VisuallyHidden>
                : <span>{rule.done ? texts.ruleDone : texts.ruleOpen}</span>
              </VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.strength}>
        {password && texts.strength[passwordStrength(password)]}
      </p>
    </div>
  )
}
