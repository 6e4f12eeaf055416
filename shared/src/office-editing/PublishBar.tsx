import { Disclosure, Failed, LinkButton, OfficeIcon, StateMark, useShortcuts } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { type ReactNode, useState } from 'react'
import { ChangeStateDialog } from './ChangeStateDialog'
import { focusField } from './focusField'
import type { Item, ItemSchema } from './itemSchema'
import { labelsOf } from './itemTexts'
import { changedFields } from './mergeItems'
import { PlanDialog } from './PlanDialog'
import styles from './PublishBar.module.css'
import { shortTime } from './shortTime'
import { texts } from './texts'
import type { ItemRecord } from './useItemDraft'
import type { Publishing } from './usePublishing'

/** A condition to meet before publishing. It warns, but does not refuse. */
export interface Check {
  label: string
  met: boolean
  /** The field that would meet it. */
  path: string
}

interface PublishBarProps<Fields extends Item> {
  record: ItemRecord<Fields>
  item: Fields
  schema: ItemSchema
  checks: readonly Check[]
  publishing: Publishing
  /** Whether it can be taken offline. */
  canGoOffline?: boolean
  /** Further buttons. */
  children?: ReactNode
}

/** The bar below an editor: the public state, the checklist, and publishing (O-12, O-35). */
export function PublishBar<Fields extends Item>(props: PublishBarProps<Fields>) {
  const { record, item, schema, checks, publishing, canGoOffline = true, children } = props
  const [dialog, setDialog] = useState<'plan' | 'offline' | 'discard'>()
  const { attempt, busy, error, again, done } = publishing
  const publish = () => void attempt('publish')
  useShortcuts([{ key: 'Ctrl P', label: texts.publishHint, run: publish }])
  const close = () => setDialog(undefined)
  const isDone = record.live !== null && changedFields(record.live, item).length === 0
  return (
    <footer className={styles.bar}>
      {error ? <Failed text={texts.publishing} error={error} onRetry={again} busy={busy} /> : null}
      <div className={styles.line}>
        <StateMark state={record.state}>{texts.states[record.state]}</StateMark>
        <span className={styles.note} role="status">
          {(isDone && done) || noteOf(record, item, schema)}
        </span>
        <div className={styles.buttons}>
          {children}
          <Disclosure button={texts.more} label={texts.morePublishing} inline above>
            {canGoOffline && isPublic(record) && (
              <Button variant="secondary" size="sm" onClick={() => setDialog('offline')}>
                {texts.takeOffline}
              </Button>
            )}
            {record.draft && (
              <Button variant="secondary" size="sm" onClick={() => setDialog('discard')}>
                {texts.discard}
              </Button>
            )}
            <Button variant="secondary" size="sm" onClick={() => setDialog('plan')}>
              {texts.plan}
            </Button>
          </Disclosure>
          {checks.length > 0 && <Checks of={checks} />}
          <Button
            size="sm"
            variant={isPublic(record) && isDone ? 'secondary' : undefined}
            loading={busy}
            onClick={publish}
          >
            {texts.publish}
          </Button>
        </div>
      </div>
      {dialog === 'plan' && (
        <PlanDialog record={record} publishing={publishing} canGoOffline={canGoOffline} onClose={close} />
      )}
      {(dialog === 'offline' || dialog === 'discard') && (
        <ChangeStateDialog action={dialog} record={record} publishing={publishing} onClose={close} />
      )}
    </footer>
  )
}

/** Whether visitors see it. */
export const isPublic = ({ live, state }: ItemRecord<Item>) => live !== null && state !== 'offline'

function Checks({ of: checks }: { of: readonly Check[] }) {
  const met = checks.filter((check) => check.met).length
  return (
    <Disclosure
      above
      label={texts.checksMet(met, checks.length)}
      button={
        <>
          <meter className={styles.meter} value={met} max={checks.length} aria-hidden="true" />
          <span>{texts.short(met, checks.length)}</span>
        </>
      }
    >
      <div className={styles.list}>
        <h2>{texts.checks}</h2>
        <ul>
          {checks.map((check) => (
            <li key={check.label} data-met={check.met || undefined}>
              <OfficeIcon name={check.met ? 'check' : 'alert'} size={16} />
              <span>
                {check.met ? (
                  <span>{check.label}</span>
                ) : (
                  <LinkButton onClick={() => focusField(check.path)}>{check.label}</LinkButton>
                )}{' '}
                <small>{check.met ? texts.done : texts.missing}</small>
              </span>
            </li>
          ))}
        </ul>
        <p>{texts.warns}</p>
      </div>
    </Disclosure>
  )
}

function noteOf({ live, state, publish_at, offline_at }: ItemRecord<Item>, item: Item, schema: ItemSchema): string {
  const planned = [
    publish_at && texts.planned(shortTime(publish_at)),
    offline_at && texts.goesOffline(shortTime(offline_at)),
  ].filter(Boolean)
  if (planned.length > 0) return planned.join('. ')
  if (!live) return texts.notPublic
  if (state === 'offline') return texts.isOffline
  const changed = labelsOf(changedFields(live, item), schema)
  return changed.length > 0 ? texts.differ(changed) : texts.isPublic
}
