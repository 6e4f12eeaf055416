import type { Combobox } from '@brightfill/shared/combobox'
import { Picture } from '@brightfill/shared/media'
import { Anchor } from '@brightfill/shared/ui'
import { useId } from 'react'
import { texts } from './panel/texts'
import styles from './SearchPanel.module.css'
import type { ResultGroup } from './searchResults'

interface SearchResultsProps {
  combobox: Combobox
  found: { query: string; groups: ResultGroup[] } | undefined
  onLeave: () => void
}

/**
 * The groups of results below the field. Results are links, so they can open in a new tab; the focus stays in the
 * field.
 */
export function SearchResults({ combobox, found, onLeave }: SearchResultsProps) {
  const id = useId()
  const groups = combobox.open && found ? found.groups : []
  let before = 0
  return (
    <div
      {...combobox.listProps}
      role="listbox"
      aria-label={texts.results}
      className={styles.groups}
      hidden={groups.length === 0}
    >
      {groups.map(({ heading, results }) => {
        const first = before
        before += results.length
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of options
          <div key={heading} role="group" aria-labelledby={`${id}${heading}`} className={styles.group}>
            <div id={`${id}${heading}`} role="presentation" className={styles.heading}>
              {heading}
            </div>
            {results.map(({ label, note, image, path }, index) => (
              <Anchor
                key={path}
                {...combobox.optionProps(first + index)}
                to={path}
                tabIndex={-1}
                className={styles.result}
                // The link itself navigates, or opens a new tab if it was clicked that way.
                onClick={onLeave}
              >
                {image !== undefined && (
                  <Picture src={image} alt="" width={1200} height={900} sizes="3.5rem" className={styles.picture} />
                )}
                <Marked text={label} query={found?.query ?? ''} />
                {note && <span className={styles.note}>{note}</span>}
              </Anchor>
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** Shows a text and marks its first match with the query. */
function Marked({ text, query }: { text: string; query: string }) {
  const wanted = query.trim()
  const start = wanted ? text.toLocaleLowerCase().indexOf(wanted.toLocaleLowerCase()) : -1
  if (start < 0) return <span>{text}</span>
  const end = start + wanted.length
  return (
    <span>
      <span>{text.slice(0, start)}</span>
      <mark>{text.slice(start, end)}</mark>
      <span>{text.slice(end)}</span>
    </span>
  )
}
