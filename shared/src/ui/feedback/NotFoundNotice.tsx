import { SEARCH_HASH } from '@brightfill/shared/constants'
import { pathOr } from '@brightfill/shared/router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/ButtonLink'
import { BottleScreen } from './BottleScreen'
import { notFoundTexts } from './notFoundTexts'

interface NotFoundNoticeProps {
  heading?: ReactNode
}

/** The 404 view, with links to the machines, home and the search. */
export function NotFoundNotice({ heading = notFoundTexts.heading }: NotFoundNoticeProps) {
  const machines = pathOr('', 'products') // this page must work without the remote that has them
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
