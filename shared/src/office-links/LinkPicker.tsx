import { Loaded, OfficeDialog, StateMark, useGetList, useSettled } from '@brightfill/shared/office'
import { Button, Input } from '@brightfill/shared/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './LinkPicker.module.css'
import { type LinkKind, linkKinds, type Target, targetsOf } from './linkTargets'
import { texts } from './texts'

const FOUND = 20

interface LinkPickerProps {
  onChoose: (address: string) => void
  onClose: () => void
}

/** A dialog to find the target of a link. */
export function LinkPicker(props: LinkPickerProps) {
  // Not inside the form that it is opened from, nor inside its dialog.
  return createPortal(<Picker {...props} />, document.querySelector('main') ?? document.body)
}

function Picker({ onChoose, onClose }: LinkPickerProps) {
  const [kind, setKind] = useState<LinkKind>('pages')
  const [search, setSearch] = useState('')
  return (
    <OfficeDialog title={texts.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div role="group" aria-label={texts.kind} className={styles.kinds}>
        {linkKinds.map((name) => (
          <Button
            key={name}
            size="sm"
            variant="secondary"
            aria-pressed={kind === name}
            onClick={() => {
              setKind(name)
              setSearch('')
            }}
          >
            {texts.kinds[name]}
          </Button>
        ))}
      </div>
      <Input
        type="search"
        aria-label={texts.search[kind]}
        placeholder={texts.search[kind]}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Found key={kind} kind={kind} words={search.trim()} onChoose={onChoose} />
    </OfficeDialog>
  )
}

interface FoundProps extends Pick<LinkPickerProps, 'onChoose'> {
  kind: LinkKind
  words: string
}

function Found({ kind, words, onChoose }: FoundProps) {
  const settled = useSettled(words)
  const list = useGetList<Target['row']>(kind, {
    filter: { ...(kind === 'media' && { kind: 'pdf' }), ...(settled && kind !== 'pages' && { search: settled }) },
    // There are few pages, so all of them load at once.
    pagination: { page: 1, perPage: kind === 'pages' ? 1000 : FOUND },
  })
  return (
    <Loaded of={list}>
      {(rows) => {
        const targets = targetsOf(kind, rows, words)
        if (targets.length === 0) return <p>{texts.none}</p>
        return (
          <>
            <ul className={styles.found} aria-label={texts.found}>
              {targets.map(({ address, title, isPublic, row }) => (
                <li key={row.id}>
                  <button type="button" onClick={() => onChoose(address)}>
                    <span>
                      <b>{title}</b> <small>{address}</small>
                    </span>
                    {!isPublic && row.state && <StateMark state={row.state}>{texts.states[row.state]}</StateMark>}
                  </button>
                </li>
              ))}
            </ul>
            {(list.total ?? 0) > rows.length && <small>{texts.more}</small>}
          </>
        )
      }}
    </Loaded>
  )
}
