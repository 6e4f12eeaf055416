import type { ContentLink } from '@brightfill/shared/contract'
import { ButtonLink, type ButtonVariant } from '@brightfill/shared/ui'

/** The `Text Button` of a section. */
export function ContentButton({ link: { url, text }, variant }: { link: ContentLink; variant?: ButtonVariant }) {
  return (
    <ButtonLink to={url} variant={variant} arrow>
      {text}
    </ButtonLink>
  )
}
