import { SORT } from '@brightfill/shared/constants'
import { pathTo, useNavigate } from '@brightfill/shared/router'
import { Input, SearchIcon, SquareButton, VisuallyHidden } from '@brightfill/shared/ui'
import { type SubmitEvent, useId } from 'react'
import styles from './ArticleSearch.module.css'
import { type ArticleFilters, listPath, readFilters } from './articleFilters'
import { SortSelect } from './SortSelect'
import { Suggestions } from './Suggestions'
import { texts } from './texts'
import { useCombobox } from './useCombobox'

/** Search and sort as one GET form, which works before and without scripts; with them the list changes in place. */
export function ArticleSearch({ filters }: { filters: ArticleFilters }) {
  const navigate = useNavigate()
  const listId = useId()
  const combobox = useCombobox(filters.search, listId, ({ slug }) => navigate(pathTo('ArticleBlog', { slug })))

  function show(form: HTMLFormElement) {
    combobox.close()
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const { search, sort } = readFilters(new URLSearchParams(entries))
    navigate(listPath({ search, sort }), { preventScrollReset: true })
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    show(event.currentTarget)
  }

  return (
    <search>
      <form action={pathTo('blogs')} className={styles.bar} onSubmit={submit}>
        <div className={styles.search}>
          <SquareButton type="submit" label={texts.apply} quiet className={styles.submit}>
            <SearchIcon size={20} />
          </SquareButton>
          <Input
            {...combobox.input}
            type="search"
            name="search"
            maxLength={200}
            enterKeyHint="search"
            placeholder={texts.search}
            aria-label={texts.search}
            className={styles.input}
          />
          <Suggestions id={listId} {...combobox.list} />
          <VisuallyHidden role="status">{combobox.open && texts.suggested(combobox.list.suggestions.length)}</VisuallyHidden>
        </div>
        <SortSelect key={filters.sort} value={filters.sort ?? SORT.latest} onChosen={show} />
      </form>
    </search>
  )
}
