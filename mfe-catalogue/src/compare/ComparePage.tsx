import { ApiError } from '@brightfill/shared/api'
import { useFocusKept } from '@brightfill/shared/hooks'
import { PageHead } from '@brightfill/shared/page'
import { defineHandle, type LoaderFunctionArgs, pathTo, useLoaderData, useNavigate } from '@brightfill/shared/router'
import { Button, ButtonLink, Checkbox, Container, EmptyState, useHydrated } from '@brightfill/shared/ui'
import { useEffect } from 'react'
import { fetchMachine } from '../api/machines'
import { PrintHead } from '../ui/PrintHead'
import styles from './ComparePage.module.css'
import { ComparisonTable } from './ComparisonTable'
import { addCompared, chooseCompared, followCatalogue, MOST_COMPARED, useCompared } from './compared'
import { comparePath, readCompared } from './comparePath'
import { comparisonOf } from './comparison'
import { texts } from './texts'

export async function loader({ request }: LoaderFunctionArgs) {
  const slugs = readCompared(new URL(request.url).searchParams)
  const found = await Promise.all(slugs.map((slug) => fetchMachine(slug, request.signal).catch(withoutGone)))
  const machines = found.filter((machine) => machine !== undefined)
  const renamed = slugs.flatMap((from, place) => {
    const to = found[place]?.slug
    return to === undefined || to === from ? [] : [{ from, to }]
  })
  return {
    // A former address and the present one lead to the same machine.
    machines: [...new Map(machines.map((machine) => [machine.id, machine])).values()],
    missing: slugs.filter((_, place) => !found[place]),
    renamed,
  }
}

/** A missing machine loses only its own column. */
function withoutGone(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 404) throw error
}

export const handle = defineHandle<typeof loader>({ crumb: texts.crumb })

/** Up to four machines side by side. The address says which, so visitors can share it. */
export function Component() {
  const { machines, missing, renamed } = useLoaderData<typeof loader>()
  const compared = useCompared()
  useComparedWithoutAddress(compared, machines.length === 0 && missing.length === 0)
  useEffect(() => followCatalogue(missing, renamed), [missing, renamed])
  const hydrated = useHydrated()
  const heading = useFocusKept<HTMLHeadingElement>(machines) // removing a machine removes its link too
  const slugs = machines.map(({ slug }) => slug)
  const groups = comparisonOf(machines)
  const alike = machines.length > 1 && groups.every(({ lines }) => lines.every(({ same }) => same))
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} canonical={pathTo('compare')} noindex />
      <PrintHead path={comparePath(slugs)} />
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.heading}
        </h1>
        {machines.length > 0 && (
          <p className={styles.lead} data-print="hide">
            {texts.lead}
          </p>
        )}
      </header>
      <p role="status">{missing.length > 0 && texts.missing(missing.length)}</p>
      {machines.length > 0 ? (
        <>
          <div className={styles.tools} data-print="hide">
            <div className={styles.switch}>{machines.length > 1 && <Checkbox label={texts.onlyDifferences} />}</div>
            {machines.length < MOST_COMPARED && (
              <ButtonLink to={pathTo('products')} variant="secondary" onClick={() => addCompared(slugs)}>
                {texts.add}
              </ButtonLink>
            )}
            {hydrated && (
              <Button variant="secondary" onClick={() => window.print()}>
                {texts.print}
              </Button>
            )}
          </div>
          <ComparisonTable machines={machines} groups={groups} onRemoved={(slug) => chooseCompared(slug, false)} />
          <div role="status">{alike && <p className={styles.alike}>{texts.alike}</p>}</div>
        </>
      ) : (
        <EmptyState
          heading={texts.none}
          text={texts.noneText}
          actions={<ButtonLink to={pathTo('products')}>{texts.allMachines}</ButtonLink>}
        />
      )}
    </Container>
  )
}

/** An address without machines shows those of this browser. */
function useComparedWithoutAddress(compared: readonly string[], empty: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (empty && compared.length > 0) void navigate(comparePath(compared), { replace: true })
  }, [empty, compared, navigate])
}
