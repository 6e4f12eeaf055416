import { NEVER_OVERRIDDEN } from '@brightfill/shared/constants'
import type { LiveRow, LogRow } from '@brightfill/shared/contract'
import { Block, StateMark, When } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import type { Deed } from './ConfirmDeed'
import { DayLine } from './DayLine'
import { actionStates, titleOf } from './names'
import styles from './Releases.module.css'
import { texts } from './texts'

interface ActivationLogProps {
  lines: LogRow[]
  live: LiveRow[]
  /** When they were loaded, in milliseconds. */
  now: number
  onDeed: (deed: Deed) => void
}

/** The activation log as a timeline, newest first. Published releases that are not live can be previewed. */
export function ActivationLog({ lines, live, now, onDeed }: ActivationLogProps) {
  const isLive = (name: string, release: string) => live.some((row) => row.name === name && row.release === release)
  return (
    <Block title={texts.log} note={texts.logNote}>
      <DayLine lines={lines} now={now} />
      {lines.length === 0 && <small>{texts.noLog}</small>}
      <ol className={styles.log} aria-label={texts.log}>
        {lines.map((line) => (
          <li key={`${line.at} ${line.action} ${line.by}`}>
            <When at={line.at} />
            <StateMark state={actionStates[line.action]}>{texts.acts[line.action]}</StateMark>
            <span className={styles.what}>
              <b>
                {Object.entries(line.releases)
                  .map(([name, release]) => `${titleOf(name)} ${release}`)
                  .join(', ')}
              </b>
              <small>{[line.by, saidOf(line)].filter(Boolean).join(': ')}</small>
              {line.action === 'publish' &&
                Object.entries(line.releases)
                  .filter(([name, release]) => !NEVER_OVERRIDDEN.includes(name) && !isLive(name, release))
                  .map(([name, release]) => (
                    <Button
                      key={name}
                      variant="secondary"
                      size="sm"
                      aria-label={texts.lookAt(titleOf(name), release)}
                      onClick={() => onDeed(look(name, release))}
                    >
                      {texts.look}
                    </Button>
                  ))}
            </span>
          </li>
        ))}
      </ol>
    </Block>
  )
}

function look(name: string, release: string): Deed {
  const title = titleOf(name)
  return {
    action: 'override',
    data: { name, release },
    title: texts.lookTitle(title, release),
    text: texts.lookText,
    word: texts.look,
    done: '',
  }
}

/** The reason for a publication is a hash, which tells people nothing. */
function saidOf({ action, reason, smoke }: LogRow): string {
  return [action === 'publish' ? '' : reason, smoke].filter(Boolean).join('; ')
}
