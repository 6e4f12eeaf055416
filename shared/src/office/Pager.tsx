import { Button } from '@brightfill/shared/ui'
import { useListContext } from 'ra-core'
import { useRef } from 'react'
import styles from './Pager.module.css'
import { texts } from './texts'

/** Links to the pages of a list; draws nothing for a single page. */
export function Pager() {
  const { page, perPage, total = 0, meta, setPage } = useListContext()
  const nav = useRef<HTMLElement>(null)
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (pages === 1) return null

  function turn(to: number) {
    setPage(to)
    // Another page is read from its top, in whichever box it scrolls.
    for (let box = nav.current?.parentElement; box; box = box.parentElement) box.scrollTop = 0
  }
  return (
    <nav ref={nav} className={styles.pages} aria-label={texts.pages}>
      <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => turn(page - 1)}>
        {texts.previous}
      </Button>
      <span role="status">{texts.page(page, texts.count(pages, meta?.more))}</span>
      <Button variant="secondary" size="sm" disabled={page >= pages} onClick={() => turn(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  )
}
