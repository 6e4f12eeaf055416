import { ApiError } from '@brightfill/shared/api'
import type { MailFrequency, SavedSearch } from '@brightfill/shared/contract'
import { useDraft, useFocusKept } from '@brightfill/shared/hooks'
import { Button, Select, TextInput, TextLink } from '@brightfill/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import { changeSearch, removeSearch } from '../api/account'
import { failureText } from '../area/failureText'
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
  const [name, setName, submitName] = useDraft(search.name)
  const [frequency, setFrequency, submitFrequency] = useDraft(search.frequency)
  const heading = useFocusKept<HTMLHeadingElement>(search.frequency) // the button that stopped its mails goes away
  const [said, setSaid] = useState('')
  /** The last call, until the next list has loaded, and the search as it is then. */
  const running = useRef<Promise<string>>(undefined)
  const asked = useRef<Pick<SavedSearch, 'name' | 'frequency'>>(search)
  const known = () => (running.current ? asked.current : search)

  /** One call after another, so that the last state wins. After a failure the rest are not made. */
  async function call(work: () => Promise<string>) {
    setSaid('')
    const turn = (running.current ?? Promise.resolve('')).then(work)
    running.current = turn
    try {
      setSaid(await turn)
      await onChanged()
    } catch (error) {
      setSaid(failureText(error, texts.notDone))
    } finally {
      if (running.current === turn) running.current = undefined
    }
  }

  /** Sends only what differs: the user may have stopped the e-mails meanwhile, by a link or in another tab. */
  function save(event: FormEvent) {
    event.preventDefault()
    const { name: former, frequency: formerly } = known()
    const change = { ...(name !== former && { name }), ...(frequency !== formerly && { frequency }) }
    asked.current = { name, frequency }
    submitName(name)
    submitFrequency(frequency)
    void call(async () => {
      const confirmed = Object.keys(change).length === 0 || (await changeSearch(id, change))
      return confirmed || frequency === 'never' ? texts.done : texts.unconfirmed
    })
  }

  function stop() {
    asked.current = { ...known(), frequency: 'never' }
    submitFrequency('never')
    void call(() => changeSearch(id, { frequency: 'never' }).then(() => texts.stopped))
  }

  async function remove() {
    await removeSearch(id).catch((error: unknown) => {
      // It was removed already, in another tab.
      if (!(error instanceof ApiError) || error.status !== 404) throw error
    })
    onRemove()
    return ''
  }

  return (
    <li className={styles.row}>
      <h3 ref={heading} tabIndex={-1} className={styles.name}>
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
          <Button variant="secondary" size="sm" onClick={() => void call(remove)}>
            {texts.remove}
          </Button>
          <span role="status">{said}</span>
        </div>
      </form>
    </li>
  )
}
