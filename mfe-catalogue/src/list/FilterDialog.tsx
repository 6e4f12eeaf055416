import { useLocation } from '@brightfill/shared/router'
import { Button, ButtonLink, CloseIcon, FilterIcon, SquareButton, VisuallyHidden } from '@brightfill/shared/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './FilterDialog.module.css'
import { addressOf, cleared, countFilters, type ListQuery } from './listQuery'
import { texts } from './texts'

interface FilterDialogProps {
  query: ListQuery
  /** Number of machines in the current list; undefined when it failed. */
  total: number | undefined
  reloading: boolean
  children: ReactNode
}

/** From this width on the panel is beside the list; the style sheet has it too. */
const wide = '(min-width: 48rem)'

/** The Filter button of a phone with the number of chosen filters, and its panel. */
export function FilterDialog({ query, total, reloading, children }: FilterDialogProps) {
  const [open, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const show = useRef<HTMLButtonElement>(null)
  const count = countFilters(query)
  const { key } = useLocation()

  useEffect(() => {
    if (!open) return
    dialog.current?.showModal()
    // a tablet may be turned while it is open; hidden, it would still block the page
    const width = window.matchMedia(wide)
    const leave = () => dialog.current?.close()
    width.addEventListener('change', leave)
    return () => width.removeEventListener('change', leave)
  }, [open])
  const close = () => dialog.current?.close() // focus goes back to the button by itself

  const passFocus = () => show.current?.focus() // Clear All goes away with the filters

  return (
    <>
      <Button
        variant="secondary"
        icon={<FilterIcon size={20} />}
        className={styles.opener}
        data-scripts="needed"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.filter}
        {count > 0 && (
          <>
            <span className={styles.badge} aria-hidden="true">
              {count}
            </span>
            <VisuallyHidden>{texts.filterCount(count)}</VisuallyHidden>
          </>
        )}
      </Button>
      {open && (
        <dialog ref={dialog} className={styles.dialog} aria-label={texts.filters} onClose={() => setOpen(false)}>
          <div className={styles.head}>
            <h2 className={styles.heading}>{texts.filter}</h2>
            <SquareButton label={texts.closeFilter} onClick={close}>
              <CloseIcon size={20} />
            </SquareButton>
          </div>
          <div className={styles.body} aria-busy={reloading}>
            {children}
          </div>
          {/* Screen readers do not read the list's status behind the dialog. A new element for each load, as there. */}
          <VisuallyHidden role="status">
            <span key={key}>{total === undefined ? texts.failed : texts.found(total)}</span>
          </VisuallyHidden>
          <div className={styles.foot}>
            {count > 0 && (
              <ButtonLink to={addressOf(cleared(query))} keepScroll variant="secondary" onClick={passFocus}>
                {texts.clearAll}
              </ButtonLink>
            )}
            <Button ref={show} wide onClick={close}>
              {total === undefined ? texts.show : texts.showCount(total)}
            </Button>
          </div>
        </dialog>
      )}
    </>
  )
}
