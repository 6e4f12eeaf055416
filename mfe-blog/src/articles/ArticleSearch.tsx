import { OptionList, useCombobox, useSuggestions } from '@brightfill/shared/combobox'
import { useDraft } from '@brightfill/shared/hooks'
import { pathTo, useNavigate } from '@brightfill/shared/router'
import { SearchField, SearchIcon, SortSelect, SquareButton, VisuallyHidden } from '@brightfill/shared/ui'
import type { ChangeEvent, SubmitEvent } from 'react'
import { fetchSuggestions } from '../api/articles'
import styles from './ArticleSearch.module.css'
import { type ArticleFilters, listPath, readFilters } from './articleFilters'
import { texts } from './texts'

/** Search and sort as one GET form, which works without scripts; with them the list changes in place. */
export function ArticleSearch({ filters }: { filters: ArticleFilters }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useDraft(filters.search)
  const [sort, setSort] = useDraft(filters.sort)
  const { suggestions, suggest } = useSuggestions(fetchSuggestions)
  const combobox = useCombobox({
    options: suggestions,
    onChoose: ({ slug }) => navigate(pathTo('ArticleBlog', { slug })),
    onClear: () => setTyped(''),
  })

  function type({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) {
    setTyped(value)
    void suggest(value)
  }
  // Reads the fields and not the state: a field may hold text typed before scripts ran.
  function show(form: HTMLFormElement) {
    combobox.close()
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const { search, sort } = readFilters(new URLSearchParams(entries))
    navigate(listPath({ search, sort }), { preventScrollReset: true })
  }
  function sortBy(order: typeof sort, form: HTMLFormElement | null) {
    setSort(order)
    if (form) show(form)
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    show(event.currentTarget)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 and jsdom do not know <search>
    <form role="search" action={pathTo('blogs')} className={styles.bar} onSubmit={submit}>
      <SearchField
        {...combobox.inputProps}
        label={texts.search}
        name="search"
        value={typed}
        onChange={type}
        submit={
          <SquareButton type="submit" label={texts.apply} quiet>
            <SearchIcon size={20} />
          </SquareButton>
        }
      >
        <OptionList combobox={combobox} options={suggestions} label={texts.suggestions} keyOf={({ slug }) => slug}>
          {({ title }) => title}
        </OptionList>
        <VisuallyHidden role="status">{combobox.open && texts.suggested(suggestions.length)}</VisuallyHidden>
      </SearchField>
      <SortSelect value={sort} onSort={sortBy} />
    </form>
  )
}
