import type { OrderStatus } from '@brightfill/shared/contract'
import {
  BothVersions,
  Loaded,
  OfficeDialog,
  OfficeForm,
  useAction,
  useAttempt,
  useGetList,
  useTypedOver,
} from '@brightfill/shared/office'
import { Checkbox, TextArea } from '@brightfill/shared/ui'
import styles from './Orders.module.css'
import { texts } from './texts'

/** Edits the statuses that staff choose from, one on each line (O-50). */
export function StatusesDialog({ onClose }: { onClose: () => void }) {
  const statuses = useGetList<OrderStatus>('order-statuses')
  const { data = [] } = statuses
  const stored = {
    text: data.map(({ name }) => name).join('\n'),
    ending: data.filter(({ ends }) => ends).map(({ name }) => name),
  }
  const form = useTypedOver(stored, statuses.meta?.version)
  const { values, changed, field, type, save } = form
  const { create } = useAction('order-statuses')
  const saving = useAttempt(async () => {
    await save(async ({ version }) => {
      const names = linesOf(values.text)
      const ending = names.filter((name) => values.ending.includes(name))
      await create({ names, ending, version })
      await statuses.refetch()
    })
    onClose()
  }, texts.notDone)
  return (
    <OfficeDialog title={texts.editTitle} onClose={onClose} changed={changed}>
      <Loaded of={statuses}>
        {() => (
          <OfficeForm className={styles.form} doing={saving} save={texts.saveStatuses}>
            <TextArea label={texts.edit} hint={texts.editText} rows={8} {...field('text')} required />
            <fieldset className={styles.endings}>
              <legend>{texts.ending}</legend>
              {[...new Set(linesOf(values.text))].map((name) => (
                <Checkbox
                  key={name}
                  label={name}
                  checked={values.ending.includes(name)}
                  onChange={({ target }) =>
                    type({
                      ending: [...values.ending.filter((other) => other !== name), ...(target.checked ? [name] : [])],
                    })
                  }
                />
              ))}
            </fieldset>
            <BothVersions
              of={form}
              shown={({ text, ending }) => ({ [texts.edit]: text, [texts.ending]: ending.join(', ') })}
            />
          </OfficeForm>
        )}
      </Loaded>
    </OfficeDialog>
  )
}

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])
