import { SEARCH_HASH } from '@brightfill/shared/constants'
import { pathTo } from '@brightfill/shared/router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/ButtonLink'
import { BottleScreen } from './BottleScreen'
import { notFoundTexts } from './notFoundTexts'

interface NotFoundNoticeProps {
  heading?: ReactNode
}

/** Address of the machine list; undefined when no live remote has it, because the 404 page must work then too. */
function machinesPath(): string | undefined {
  try {
    return pathTo('products')
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The 404 view, with links to the machines, home and the search. */
export function NotFoundNotice({ heading = notFoundTexts.heading }: NotFoundNoticeProps) {
  const machines = machinesPath()
  return (
    <BottleScreen
      heading={heading}
      text={notFoundTexts.text}
      value={0.05}
      actions={
        <>
          {machines && (
            <ButtonLink to={machines} variant="amber" arrow>
              {notFoundTexts.seeMachines}
            </ButtonLink>
          )}
          <ButtonLink to="/" variant="secondary">
            {notFoundTexts.goHome}
          </ButtonLink>
          <ButtonLink to={SEARCH_HASH} variant="secondary">
            {notFoundTexts.search}
          </ButtonLink>
        </>
      }
    />
  )
}
