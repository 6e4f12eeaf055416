import { SelectField, useFormikContext } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'
import { ReachUs } from '@brightfill/shared/public-forms'
import { Button } from '@brightfill/shared/ui'
import { type MouseEvent, useEffect } from 'react'
import { fetchManufacturers, fetchModels, fetchYears } from '../../api/sell'
import styles from './SellSection.module.css'
import type { Sell } from './sellSchema'
import { texts } from './texts'
import { useChoices } from './useChoices'

/** A choice made on another page stays until its list has loaded. */
const options = (choices: readonly string[], chosen: string) =>
  (choices.length > 0 || chosen === '' ? choices : [chosen]).map((name) => ({ value: name, label: name }))

/** The machine on offer: the manufacturer decides the models, and the model the years. */
export function MachineFields() {
  const { values, setValues } = useFormikContext<Sell>()
  const { manufacturer, model, year } = values
  const manufacturers = useChoices()
  const models = useChoices()
  const years = useChoices()
  const { load: loadManufacturers } = manufacturers
  const { load: loadModels, clear: clearModels } = models
  const { load: loadYears, clear: clearYears } = years

  useEffect(() => loadManufacturers(fetchManufacturers), [loadManufacturers])
  useEffect(() => {
    if (manufacturer) loadModels((signal) => fetchModels(manufacturer, signal))
    else clearModels()
  }, [manufacturer, loadModels, clearModels])
  useEffect(() => {
    if (manufacturer && model) loadYears((signal) => fetchYears(model, manufacturer, signal))
    else clearYears()
  }, [manufacturer, model, loadYears, clearYears])

  // Formik checks each change against the values of the last render, so what belongs together changes at once.
  const change = (machine: Partial<Sell>) => void setValues({ ...values, ...machine })

  return (
    <>
      <SelectField
        name="manufacturer"
        label={texts.manufacturer}
        placeholder={messages.form.manufacturer}
        options={options(manufacturers.choices, manufacturer)}
        onChosen={(chosen) => change({ manufacturer: chosen, model: '', year: '' })}
        hint={manufacturers.failed && <ListFailed name="manufacturer" onRetry={manufacturers.retry} />}
        {...manufacturers.handlers}
      />
      <SelectField
        name="model"
        label={texts.model}
        placeholder={manufacturer ? messages.form.model : texts.manufacturerFirst}
        options={options(models.choices, model)}
        onChosen={(chosen) => change({ model: chosen, year: '' })}
        hint={models.failed && <ListFailed name="model" onRetry={models.retry} />}
        {...models.handlers}
      />
      <SelectField
        name="year"
        label={texts.year}
        placeholder={model ? messages.form.year : texts.modelFirst}
        options={options(years.choices, year)}
        hint={years.failed && <ListFailed name="year" onRetry={years.retry} />}
        {...years.handlers}
        className={styles.full}
      />
      <ReachUs text={texts.notListed} className={styles.reach} />
    </>
  )
}

/** A machine that cannot be chosen cannot be offered: says why the list is empty, and loads it again. */
function ListFailed({ name, onRetry }: { name: keyof Sell; onRetry: () => void }) {
  function retry({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    onRetry()
    const select = form?.elements.namedItem(name)
    if (select instanceof HTMLElement) select.focus() // the button goes away
  }
  return (
    <>
      <span role="status">{texts.listFailed}</span>{' '}
      <Button variant="secondary" size="sm" onClick={retry}>
        {texts.tryAgain}
      </Button>
    </>
  )
}
