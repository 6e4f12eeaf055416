import type { LogAction, LogRow } from '@brightfill/shared/contract'
import { Block, StateMark, When } from '@brightfill/shared/office'
import type { ComponentProps } from 'react'
import styles from './Releases.module.css'
import { texts } from './texts'
import { titleOf } from './titleOf'

const states: Record<LogAction, ComponentProps<typeof StateMark>['state']> = {
  activate: 'live',
  rollback: 'former',
  canary: 'canary',
  withdraw: 'former',
  remove: 'former',
  publish: 'published',
  delete: 'former',
  refuse: 'failed',
  'create-key': 'published',
  'end-key': 'former',
}

/** The activation log as a time line, newest first. */
export function ActivationLog({ lines }: { lines: LogRow[] }) {
  return (
    <Block title={texts.log}>
      {lines.length === 0 && <p className={styles.quiet}>{texts.noLog}</p>}
      <ol className={styles.log} aria-label={texts.log}>
        {lines.map((line) => (
          <li key={`${line.at} ${line.action} ${line.by}`}>
            <When at={line.at} />
            <StateMark state={states[line.action]}>{texts.acts[line.action]}</StateMark>
            <span className={styles.what}>
              <b>
                {Object.entries(line.releases)
                  .map(([name, release]) => `${titleOf(name)} ${release}`)
                  .join(', ')}
              </b>
              <span className={styles.quiet}>{[line.by, saidOf(line)].filter(Boolean).join(': ')}</span>
            </span>
          </li>
        ))}
      </ol>
    </Block>
  )
}

/** The reason of a publication is a hash, which says nothing to people. */
function saidOf({ action, reason, smoke }: LogRow): string {
  return [action === 'publish' ? '' : reason, smoke].filter(Boolean).join('; ')
}
