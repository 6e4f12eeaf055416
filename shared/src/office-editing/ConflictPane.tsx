import { When } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { type ReactNode, useState } from 'react'
import styles from './ConflictPane.module.css'
import type { Item, ItemSchema } from './itemSchema'
import { inWords, labelsOf } from './itemTexts'
import { MarkedText } from './MarkedText'
import { texts } from './texts'
import type { Conflict } from './useItemDraft'

type Choice = 'mine' | 'theirs'

interface ConflictPaneProps<Fields extends Item> {
  of: Conflict<Fields>
  schema: ItemSchema
  onDecide: (item: Fields) => void
}

/** A colleague's saved fields beside those being typed, to choose from field by field (O-14). */
export function ConflictPane<Fields extends Item>({ of, schema, onDecide }: ConflictPaneProps<Fields>) {
  const { by, at, base, theirs, item, taken, open } = of
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const labels = labelsOf(open, schema)
  const decided = open.filter((name) => choices[name]).length
  const choose = (name: string, choice: Choice) => setChoices({ ...choices, [name]: choice })
  const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(open.map((name) => [name, choice])))
  function decide() {
    const chosen = open.map((name) => [name, choices[name] === 'theirs' ? theirs.item[name] : item[name]])
    onDecide({ ...item, ...Object.fromEntries(chosen) })
  }
  return (
    <section className={styles.pane} aria-label={texts.conflict(by)}>
      <header className={styles.head}>
        <div role="alert">
          <h2>{texts.conflict(by)}</h2>
          <When at={at} />
          <p>{texts.conflictText}</p>
        </div>
        <Button variant="secondary" size="sm" onClick={() => chooseAll('mine')}>
          {texts.keepAllMine}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => chooseAll('theirs')}>
          {texts.takeAllTheirs}
        </Button>
      </header>
      {open.map((name, place) => {
        const label = labels[place] ?? name
        return (
          <fieldset key={name} className={styles.field}>
            <legend>{label}</legend>
            <Side
              name={name}
              label={texts.keepMine(label)}
              title={texts.mine}
              chosen={choices[name] === 'mine'}
              onChoose={() => choose(name, 'mine')}
            >
              <MarkedText older={inWords(base[name])} newer={inWords(item[name])} />
            </Side>
            <Side
              name={name}
              label={texts.takeTheirs(label)}
              title={texts.theirs(by)}
              chosen={choices[name] === 'theirs'}
              onChoose={() => choose(name, 'theirs')}
            >
              <MarkedText older={inWords(base[name])} newer={inWords(theirs.item[name])} />
            </Side>
          </fieldset>
        )
      })}
      {taken.length > 0 && <p className={styles.quiet}>{texts.takenAlready(labelsOf(taken, schema))}</p>}
      <footer className={styles.foot}>
        <span role="status">{texts.decided(decided, open.length)}</span>
        <Button size="sm" disabled={decided < open.length} onClick={decide}>
          {texts.saveDecided}
        </Button>
      </footer>
    </section>
  )
}

interface SideProps {
  name: string
  label: string
  title: string
  chosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Side({ name, label, title, chosen, onChoose, children }: SideProps) {
  return (
    <label className={styles.side} data-chosen={chosen || undefined}>
      <input type="radio" name={`decide.${name}`} aria-label={label} checked={chosen} onChange={onChoose} />
      <span>
        <b>{title}</b>
        <span className={styles.text}>{children}</span>
      </span>
    </label>
  )
}
