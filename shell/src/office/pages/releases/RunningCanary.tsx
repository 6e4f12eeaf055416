import type { RunningCanary as Canary, FiguresRow } from '@brightfill/shared/contract'
import { Block, OfficeIcon, When } from '@brightfill/shared/office'
import { Button, Sentence } from '@brightfill/shared/ui'
import type { Deed } from './ConfirmDeed'
import { type Difference, measures, type Side } from './canaryMeasures'
import { titleOf } from './names'
import styles from './Releases.module.css'
import { rateOf } from './rates'
import { texts } from './texts'

interface RunningCanaryProps {
  canary: Canary
  /** The release that the other visitors get. */
  live: string | undefined
  figures: FiguresRow[]
  onDeed: (deed: Deed) => void
}

/** Compares a canary with the live release: the servers' counts, and the web vitals of the last hour. */
export function RunningCanary({ canary, live, figures, onDeed }: RunningCanaryProps) {
  const { name, release, percent, since, numbers, servers } = canary
  const title = titleOf(name)
  const worse = rateOf(numbers.canary) > rateOf(numbers.stable)
  const rowOf = (id: string | undefined) => figures.find((row) => row.name === name && row.release === id)
  const fault = rowOf(release)?.fault
  const left: Side = { counts: numbers.stable, hour: rowOf(live)?.hour }
  const right: Side = { counts: numbers.canary, hour: rowOf(release)?.hour }
  const stop: Deed = {
    action: 'canary/stop',
    data: { name, release },
    title: texts.stopTitle,
    text: texts.stopText(title, release),
    word: texts.stop,
    done: texts.stopped(title),
  }
  const note = <Sentence text={texts.canaryOf(title, percent)} parts={{ time: <When at={since} /> }} />
  return (
    <Block title={texts.canary} note={note}>
      <table className={styles.comparison} aria-label={texts.canary}>
        <thead>
          <tr>
            <th scope="col">{texts.measure}</th>
            <th scope="col">
              {texts.stable} <small>{live}</small>
            </th>
            <th scope="col">
              {texts.canarySide} <small>{release}</small>
            </th>
            <th scope="col">{texts.difference}</th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure.title}>
              <th scope="row">{measure.title}</th>
              <td>{measure.of(left)}</td>
              <td>
                <b>{measure.of(right)}</b>
              </td>
              <td>
                <Verdict difference={measure.difference?.(left, right)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {fault && (
        <p className={styles.fault}>
          <OfficeIcon name="alert" size={16} />
          <span>
            <b>{fault.message}</b>, <span>{texts.times(fault.count)}</span>
          </span>
        </p>
      )}
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

function Verdict({ difference }: { difference: Difference | undefined }) {
  if (!difference) return null
  const { words, verdict } = difference
  return (
    <span className={styles.difference} data-verdict={verdict}>
      {verdict && <OfficeIcon name={verdict === 'worse' ? 'alert' : 'check'} size={16} />}
      <span>{words}</span>
    </span>
  )
}
