import type { ReactNode } from 'react'
import { Anchor } from '../button/Anchor'
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/actionIcons'
import { texts } from '../text/texts'
import styles from './Pager.module.css'
import { pageWindow } from './pageWindow'

interface PagerProps {
  page: number
  totalPages: number
  /** The address of a page; every number is a real link. */
  hrefOf: (page: number) => string
  /** The name of the navigation. */
  label?: string
  /** The number of pages is not known yet: all controls are shown and disabled. */
  inert?: boolean
}

/** Numbered pages with previous and next. Draws nothing when there is only one page. */
export function Pager({ page, totalPages, hrefOf, label = texts.pages, inert = false }: PagerProps) {
  if (totalPages < 2) return null

  function step(target: number, name: string, icon: ReactNode) {
    if (inert || target < 1 || target > totalPages) {
      return (
        // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere now, the ARIA pattern of a disabled link
        <a role="link" aria-disabled="true" aria-label={name} className={styles.slot}>
          {icon}
        </a>
      )
    }
    return (
      <Anchor
        to={hrefOf(target)}
        keepScroll
        rel={target < page ? 'prev' : 'next'}
        aria-label={name}
        className={styles.slot}
      >
        {icon}
      </Anchor>
    )
  }

  return (
    <nav aria-label={label} aria-busy={inert || undefined} className={styles.pager} data-print="hide">
      {step(page - 1, texts.previousPage, <ArrowLeftIcon size={20} />)}
      {pageWindow(page, totalPages).map((slot, index, slots) =>
        slot === 'gap' ? (
          <span key={`before ${slots[index + 1]}`} aria-hidden="true" className={styles.slot}>
            …
          </span>
        ) : inert ? (
          <span key={slot} className={styles.slot}>
            {slot}
          </span>
        ) : (
          <Anchor
            key={slot}
            to={hrefOf(slot)}
            keepScroll
            aria-label={texts.page(slot)}
            aria-current={slot === page ? 'page' : undefined}
            className={styles.slot}
          >
            {slot}
          </Anchor>
        ),
      )}
      {step(page + 1, texts.nextPage, <ArrowRightIcon size={20} />)}
    </nav>
  )
}
