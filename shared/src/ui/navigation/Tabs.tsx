import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './Tabs.module.css'

export interface Tab {
  id: string | number
  label: string
  panel: ReactNode
}

interface TabsProps {
  /** The name of the list of tabs. */
  label: string
  tabs: readonly Tab[]
}

/** Index of the tab a key leads to: Left and Right wrap around, Home and End go to the ends. */
function target({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, index: number, count: number): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined // shortcuts of the browser, such as Back
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Tabs by the ARIA pattern. The served HTML has every panel, and without scripts all are shown. */
export function Tabs({ label, tabs }: TabsProps) {
  const base = useId()
  const [chosen, setChosen] = useState(0)
  const selected = Math.min(chosen, tabs.length - 1)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])

  function move(event: KeyboardEvent) {
    const next = target(event, selected, tabs.length)
    if (next === undefined) return
    event.preventDefault() // Home and End would scroll the page
    setChosen(next)
    buttons.current[next]?.focus()
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        data-print="hide"
        data-scripts="needed"
        onKeyDown={move}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button
            }}
            type="button"
            role="tab"
            id={`${base}tab${tab.id}`}
            aria-selected={index === selected}
            aria-controls={`${base}panel${tab.id}`}
            tabIndex={index === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(index)}
          >
            <span data-label={tab.label}>{tab.label}</span>
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}panel${tab.id}`}
          aria-labelledby={`${base}tab${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tab pattern puts the panel into the tab order
          tabIndex={0}
          data-selected={index === selected}
          className={styles.panel}
        >
          <p className={styles.heading} aria-hidden="true">
            {tab.label}
          </p>
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
