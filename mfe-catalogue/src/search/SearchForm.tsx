import { pathTo, useNavigate } from '@brightfill/shared/router'
import { Button, SearchField } from '@brightfill/shared/ui'
import { type SubmitEvent, useEffect, useRef } from 'react'
import styles from './SearchForm.module.css'
import { readSearch, searchPath } from './searchQuery'
import { texts } from './texts'

/** The field of the search page: a GET form, which works without scripts. */
export function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef(query)
  useEffect(() => {
    const input = field.current
    if (!input || sent.current === query) return
    // Text typed while the results load stays.
    if (document.activeElement !== input || input.value === sent.current) input.value = query
    sent.current = query
  }, [query])
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The field itself and no state: it may hold text typed before scripts ran.
    const typed = String(new FormData(event.currentTarget).get('query'))
    sent.current = typed
    navigate(searchPath({ query: readSearch(new URLSearchParams({ query: typed })).query }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 and jsdom do not know <search>
    <form role="search" aria-label={texts.field} action={pathTo('search')} className={styles.form} onSubmit={submit}>
      <SearchField
        ref={field}
        label={texts.field}
        placeholder={texts.placeholder}
        name="query"
        defaultValue={query}
        autoComplete="off"
      />
      <Button type="submit">{texts.submit}</Button>
    </form>
  )
}
