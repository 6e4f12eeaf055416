import type { DraftSection } from '@brightfill/shared/contract'
import { LinkButton, OfficeIcon } from '@brightfill/shared/office'
import { focusField, Grip, moved, useEditing, useReorder } from '@brightfill/shared/office-editing'
import { Button, VisuallyHidden } from '@brightfill/shared/ui'
import { useState } from 'react'
import { SectionGallery } from './SectionGallery'
import styles from './SectionList.module.css'
import { copyOf, newSection, type SectionKind, titleOf } from './sectionKinds'
import { texts } from './texts'

interface SectionListProps {
  kinds: readonly SectionKind[]
  /** Key of the section on screen; undefined for the settings of the page. */
  chosen: string | undefined
  onChoose: (key: string | undefined) => void
}

/** The sections of a page: chosen, added, moved by drag and keyboard, copied, hidden and removed (O-24). */
export function SectionList({ kinds, chosen, onChoose }: SectionListProps) {
  const { item, errors, isReadOnly, set } = useEditing()
  const sections = item.sections as DraftSection[] // of a page
  const [adding, setAdding] = useState(false)
  const change = (next: DraftSection[]) => set('sections', next)
  const nameOf = (place: number) => nameIn(kinds, sections[place])
  const order = useReorder({
    count: sections.length,
    nameOf,
    onMove: (from, to) => change(moved(sections, from, to)),
  })
  const hasFault = (at: string) => Object.keys(errors).some((path) => path === at || path.startsWith(`${at}.`))
  function add(kind: SectionKind) {
    const section = newSection(kind, sections)
    const place = sections.findIndex(({ key }) => key === chosen)
    const at = place < 0 ? sections.length : place + 1
    change(sections.toSpliced(at, 0, section))
    onChoose(section.key)
    setAdding(false)
    // The dialog gives the focus back first.
    requestAnimationFrame(() => focusField(`sections.${at}.fields`))
  }
  return (
    <nav className={styles.pane} aria-label={texts.sections}>
      <header className={styles.head} data-path="sections">
        <h2>{texts.sections}</h2>
        {!isReadOnly && (
          <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )}
      </header>
      <button
        type="button"
        className={styles.settings}
        aria-pressed={chosen === undefined}
        data-opens="title url meta"
        onClick={() => onChoose(undefined)}
      >
        <b>{texts.settings}</b>
        <small>{hasFault('url') || hasFault('title') || hasFault('meta') ? texts.faulty : texts.settingsNote}</small>
      </button>
      {sections.length === 0 && <p className={styles.hint}>{texts.noSections}</p>}
      <ol className={styles.list} data-reorder>
        {sections.map((section, place) => (
          <li
            key={section.key}
            data-place={place}
            data-lifted={order.lifted === place || undefined}
            data-hidden={section.hidden || undefined}
          >
            <div className={styles.row}>
              {!isReadOnly && <Grip of={order} place={place} />}
              <button
                type="button"
                className={styles.choose}
                aria-pressed={chosen === section.key}
                data-opens={`sections.${place}`}
                data-path={`sections.${place}`}
                onClick={() => onChoose(section.key)}
              >
                <b>{kindOf(kinds, section)?.title ?? section.type}</b>
                <small>{titleOf(section)}</small>
                {section.hidden && <small>{texts.hidden}</small>}
                {hasFault(`sections.${place}`) && (
                  <small className={styles.fault}>
                    <OfficeIcon name="alert" size={14} /> <span>{texts.faulty}</span>
                  </small>
                )}
              </button>
            </div>
            {chosen === section.key && !isReadOnly && (
              <Tools
                section={section}
                name={nameOf(place)}
                onCopy={() => {
                  const copy = copyOf(section, sections)
                  change(sections.toSpliced(place + 1, 0, copy))
                  onChoose(copy.key)
                }}
                onHide={() => change(sections.with(place, { ...section, hidden: !section.hidden }))}
                onRemove={() => {
                  change(sections.toSpliced(place, 1))
                  onChoose(sections[place + 1]?.key ?? sections[place - 1]?.key)
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {sections.length > 1 && !isReadOnly && <p className={styles.hint}>{texts.orderHint}</p>}
      <VisuallyHidden role="status">{order.said}</VisuallyHidden>
      {adding && <SectionGallery kinds={kinds} onChoose={add} onClose={() => setAdding(false)} />}
    </nav>
  )
}

interface ToolsProps {
  section: DraftSection
  name: string
  onCopy: () => void
  onHide: () => void
  onRemove: () => void
}

function Tools({ section, name, onCopy, onHide, onRemove }: ToolsProps) {
  return (
    <div className={styles.tools}>
      <LinkButton onClick={onCopy}>{texts.copy(name)}</LinkButton>
      <LinkButton onClick={onHide}>{section.hidden ? texts.show(name) : texts.hide(name)}</LinkButton>
      <LinkButton onClick={onRemove}>{texts.remove(name)}</LinkButton>
    </div>
  )
}

const kindOf = (kinds: readonly SectionKind[], { type }: DraftSection) => kinds.find((kind) => kind.type === type)

function nameIn(kinds: readonly SectionKind[], section: DraftSection | undefined): string {
  return section ? (kindOf(kinds, section)?.title ?? section.type) : ''
}
