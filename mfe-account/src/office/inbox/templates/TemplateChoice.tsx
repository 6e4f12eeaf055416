import type { AnswerTemplate } from '@brightfill/shared/contract'
import { OfficeIcon, OfficeSelect, useGetList } from '@brightfill/shared/office'
import styles from './Templates.module.css'
import { texts } from './texts'

interface TemplateChoiceProps {
  onChosen: (template: AnswerTemplate) => void
  /** The dialog has a form of its own, so it cannot be drawn here, inside the answer's. */
  onEdit: () => void
}

/** Begins an answer with a template, and leads to editing them (O-43). */
export function TemplateChoice({ onChosen, onEdit }: TemplateChoiceProps) {
  const { data: templates = [] } = useGetList<AnswerTemplate>('templates')

  function choose(id: string, left: boolean) {
    if (left) return
    const template = templates.find((one) => String(one.id) === id)
    if (template) onChosen(template)
  }
  return (
    <span className={styles.choice}>
      {templates.length > 0 && (
        <OfficeSelect
          label={texts.template}
          value=""
          none={texts.choose}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          acts
          onChoose={choose}
        />
      )}
      <button type="button" className={styles.edit} aria-label={texts.edit} title={texts.edit} onClick={onEdit}>
        <OfficeIcon name="note" size={16} />
      </button>
    </span>
  )
}
