import type { RunningCanary as Canary } from '@brightfill/shared/contract'
import { Block, OfficeIcon, When } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import type { Deed } from './ConfirmDeed'
import styles from './Releases.module.css'
import { rateOf } from './rateOf'
import { texts } from './texts'
import { titleOf } from './titleOf'

type Counts = Canary['numbers']['canary']

const whole = new Intl.NumberFormat('en-GB')
const share = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const measures: { title: string; of: (counts: Counts) => string }[] = [
  { title: texts.views, of: ({ views }) => whole.format(views) },
  { title: texts.errors, of: ({ errors }) => whole.format(errors) },
  { title: texts.rate, of: (counts) => share.format(rateOf(counts)) },
]

/** How a canary does beside the live release, as its servers count it. */
export function RunningCanary({ canary, onDeed }: { canary: Canary; onDeed: (deed: Deed) => void }) {
  const { name, release, percent, since, numbers, servers } = canary
  const title = titleOf(name)
  const worse = rateOf(numbers.canary) > rateOf(numbers.stable)
  const stop: Deed = {
    action: 'canary/stop',
    data: { name, release },
    title: texts.stopTitle,
    text: texts.stopText(title, release),
    word: texts.stop,
    done: texts.stopped(title),
  }
  const note = (
    <>
      {texts.canaryOf(title, percent)} <When at={since} />
    </>
  )
  return (
    <Block title={texts.canary} note={note}>
      <table className={styles.comparison} aria-label={texts.canary}>
        <thead>
          <tr>
            <th scope="col">{texts.measure}</th>
            <th scope="col">{texts.stable}</th>
            <th scope="col">
              {texts.canarySide} <span className={styles.quiet}>{release}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure.title}>
              <th scope="row">{measure.title}</th>
              <td>{measure.of(numbers.stable)}</td>
              <td>{measure.of(numbers.canary)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.verdict}>
        <p role="status" data-worse={worse || undefined}>
          {worse ? (
            <>
              <OfficeIcon name="alert" /> {texts.worse}
            </>
          ) : (
            texts.counted(servers)
          )}
        </p>
        <Button size="sm" onClick={() => onDeed(stop)}>
          {texts.stop}
        </Button>
      </div>
    </Block>
  )
}
