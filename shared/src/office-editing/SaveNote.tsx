import { clockIn } from '@brightfill/shared/constants'
import { Failed } from '@brightfill/shared/office'
import type { ItemSchema } from './itemSchema'
import { labelsOf } from './itemTexts'
import styles from './SaveNote.module.css'
import { texts } from './texts'
import type { Saving } from './useItemDraft'

const clock = clockIn()

/** Whether changes are saved, and since when. */
export function SaveNote({ saving, at }: { saving: Saving; at: string | undefined }) {
  const said = {
    saving: texts.saving,
    saved: at ? texts.saved(clock(new Date(at))) : texts.asSaved,
    unsaved: texts.unsaved,
    waits: texts.unsaved,
    refused: texts.notSaved,
  }[saving]
  return (
    <span role="status" className={styles.note}>
      {said}
    </span>
  )
}

interface SaveProblemsProps {
  saving: Saving
  error: unknown
  merged: { by: string; fields: string[] } | undefined
  schema: ItemSchema
  onRetry: () => void
}

/** The reason why saving fails, above the form, which stays usable. */
export function SaveProblems({ saving, error, merged, schema, onRetry }: SaveProblemsProps) {
  if (saving === 'waits')
    return (
      <p role="status" className={styles.strip}>
        {texts.waits}
      </p>
    )
  if (error) return <Failed text={texts.notSaved} error={error} onRetry={onRetry} />
  if (merged && merged.fields.length > 0)
    return (
      <p role="status" className={styles.strip}>
        {texts.merged(merged.by, labelsOf(merged.fields, schema))}
      </p>
    )
  return null
}
