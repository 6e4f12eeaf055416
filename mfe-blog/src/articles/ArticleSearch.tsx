import { OptionList, useCombobox, useSuggestions } from '@brightfill/shared/combobox'
import { useDraft } from '@brightfill/shared/hooks'
import { pathTo, useNavigate } from '@brightfill/shared/router'
import { SearchField, SearchIcon, SortSelect, SquareButton, VisuallyHidden } from '@brightfill/shared/ui'
import { type ChangeEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { fetchSuggestions } from '../api/articles'
import styles from './ArticleSearch.module.css'
import { type ArticleFilters, listPath, readFilters } from './articleFilters'
import { texts } from './texts'

/** Search and sort as one GET form, which works without scripts; with them the list changes in place. */
export function ArticleSearch({ filters }: { filters: ArticleFilters }) {
  const navigate = useNavigate()
  const bar = useRef<HTMLFormElement>(null)
  const [typed, setTyped, submitTyped] = useDraft(filters.search)
  const [sort, setSort] = useDraft(filters.sort)
  const { suggestions, suggest } = useSuggestions(fetchSuggestions, typed)
  const combobox = useCombobox({
    options: suggestions,
    keyOf: ({ slug }) => slug,
    onChoose: ({ slug }) => navigate(pathTo('ArticleBlog', { slug })),
    onClear: () => setTyped(''),
  })

  function type({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) {
    setTyped(value)
    void suggest(value)
  }
  function show(chosen: Pick<ArticleFilters, 'search' | 'sort'>, replace = false) {
    const path = listPath({ search: chosen.search, sort: chosen.sort })
    navigate(path, { replace: replace || path === listPath(filters), preventScrollReset: true })
  }
  function send(form: HTMLFormElement) {
    combobox.close()
    const chosen = readFilters(queryOf(form))
    submitTyped(chosen.search)
    show(chosen)
  }
  function sortBy(order: typeof sort, form: HTMLFormElement | null) {
    setSort(order)
    if (form) send(form)
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    send(event.currentTarget)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, what was chosen before scripts ran
  useEffect(() => {
    if (!bar.current) return
    const query = queryOf(bar.current)
    const early = readFilters(query)
    setTyped(query.get('search') ?? '')
    setSort(early.sort)
    if (early.sort !== filters.sort) show({ ...filters, sort: early.sort }, true)
  }, [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 and jsdom do not know <search>
    <form ref={bar} role="search" action={pathTo('blogs')} className={styles.bar} onSubmit={submit}>
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

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
