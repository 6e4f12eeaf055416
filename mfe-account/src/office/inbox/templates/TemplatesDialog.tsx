import type { AnswerTemplate } from '@brightfill/shared/contract'
import { Loaded, OfficeDialog, useGetList } from '@brightfill/shared/office'
import { Select } from '@brightfill/shared/ui'
import { useState } from 'react'
import { type TemplateDraft, TemplateForm } from './TemplateForm'
import { texts } from './texts'

/** Texts that answers begin with, shared by all staff (O-43). Typing in one stays while another is open. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const templates = useGetList<AnswerTemplate>('templates')
  const [chosen, setChosen] = useState<string>()
  const [drafts, setDrafts] = useState<Readonly<Record<string, TemplateDraft | undefined>>>({})
  const [said, setSaid] = useState('')
  const id = chosen ?? String(templates.data?.[0]?.id ?? '')

  async function done(next: string, words: string) {
    await templates.refetch()
    setChosen(next)
    setSaid(words)
  }
  const changed = Object.values(drafts).some((draft) => draft !== undefined)
  const nameOf = (one: AnswerTemplate) => (drafts[one.id] ? texts.changed(one.name) : one.name)
  return (
    <OfficeDialog title={texts.title} onClose={onClose} changed={changed}>
      <Loaded of={templates}>
        {(data) => (
          <>
            <Select
              label={texts.template}
              placeholder={texts.newOne}
              options={data.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
              value={id}
              onChange={({ target }) => {
                setChosen(target.value)
                setSaid('')
              }}
            />
            <TemplateForm
              key={id}
              template={data.find((one) => String(one.id) === id)}
              held={[
                drafts[id],
                (next) => setDrafts((all) => ({ ...all, [id]: typeof next === 'function' ? next(all[id]) : next })),
              ]}
              onSaved={(saved) => done(String(saved), texts.saved)}
              onRemoved={() => void done('', texts.removed)}
            />
            <p role="status">{said}</p>
          </>
        )}
      </Loaded>
    </OfficeDialog>
  )
}
