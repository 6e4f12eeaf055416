import { ApiError } from '@brightfill/shared/api'
import type { MailFrequency, SavedSearch } from '@brightfill/shared/contract'
import { Button, Select, TextInput, TextLink } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
import { changeSearch, removeSearch } from '../api/account'
import styles from './Saved.module.css'
import { texts } from './texts'

const frequencies: MailFrequency[] = ['at once', 'daily', 'weekly', 'never']
const options = frequencies.map((value) => ({ value, label: texts.frequencies[value] }))

interface SearchRowProps {
  search: SavedSearch
  onChanged: () => Promise<void>
  /** Called before the row goes away with the focus in it. */
  onRemove: () => void
}

export function SearchRow({ search: { id, ...search }, onChanged, onRemove }: SearchRowProps) {
  const [name, setName] = useState(search.name)
  const [frequency, setFrequency] = useState(search.frequency)
  const [said, setSaid] = useState('')

  async function call(work: Promise<string>) {
    setSaid('')
    try {
      setSaid(await work)
      await onChanged()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSaid(texts.notDone)
    }
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const waits = (confirmed: boolean) => !confirmed && frequency !== 'never'
    void call(
      changeSearch(id, { name, frequency }).then((confirmed) => (waits(confirmed) ? texts.unconfirmed : texts.done)),
    )
  }

  function stop() {
    setFrequency('never')
    void call(changeSearch(id, { frequency: 'never' }).then(() => texts.stopped))
  }

  async function remove() {
    await removeSearch(id)
    onRemove()
    return ''
  }

  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        <TextLink to={search.address} aria-label={texts.open(search.name)}>
          {search.name}
        </TextLink>
      </h3>
      <form onSubmit={save} className={styles.form} aria-label={search.name}>
        <TextInput
          label={texts.name}
          value={name}
          maxLength={100}
          required
          onChange={({ target }) => setName(target.value)}
        />
        <Select
          label={texts.mails}
          value={frequency}
          options={options}
          onChange={({ target }) => setFrequency(frequencies.find((value) => value === target.value) ?? frequency)}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="sm">
            {texts.save}
          </Button>
          {search.frequency !== 'never' && (
            <Button variant="secondary" size="sm" onClick={stop}>
              {texts.stop}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => void call(remove())}>
            {texts.remove}
          </Button>
          <span role="status">{said}</span>
        </div>
      </form>
    </li>
  )
}
