import type { ContentLink } from '@brightfill/shared/contract'
import { ButtonLink, type ButtonVariant } from '@brightfill/shared/ui'

interface ContentButtonProps {
  link: ContentLink
  variant?: ButtonVariant
  /** The field that it shows, in a preview. */
  'data-field'?: string
}

/** The `Text Button` of a section. */
export function ContentButton({ link: { url, text }, variant, ...marks }: ContentButtonProps) {
  return (
    <ButtonLink to={url} variant={variant} arrow {...marks}>
      {text}
    </ButtonLink>
  )
}
