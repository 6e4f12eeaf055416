import { SEARCH_HASH } from '@brightfill/shared/constants'
import { pathTo } from '@brightfill/shared/router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/ButtonLink'
import { BottleScreen } from './BottleScreen'
import { notFoundTexts } from './notFoundTexts'

interface NotFoundNoticeProps {
  heading?: ReactNode
}

/** Where the machines are, if any live remote shows them: this view must stand even when none does. */
function machinesPath(): string | undefined {
  try {
    return pathTo('products')
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The view of an address that leads to nothing: says so, and leads to the machines, home and to the search. */
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
