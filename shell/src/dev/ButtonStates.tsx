import {
  Button,
  ButtonLink,
  type ButtonVariant,
  GoLink,
  PauseIcon,
  RetryIcon,
  SquareButton,
  SquareLink,
  TextLink,
} from '@brightfill/shared/ui'
import { Family, State } from './States'
import { texts } from './texts'

const { states } = texts
const variants: Record<'page' | 'navy', ButtonVariant[]> = {
  page: ['primary', 'secondary'],
  navy: ['amber', 'secondary'],
}

/** Buttons, links that look like them, and links in words. */
export function ButtonStates({ ground }: { ground?: 'navy' }) {
  return (
    <Family title={`${texts.families.buttons}. ${ground ? texts.onNavy : texts.onPage}`} ground={ground}>
      {variants[ground ?? 'page'].map((variant) => (
        <ButtonVariantStates key={variant} variant={variant} />
      ))}
      <State label={states.square}>
        <SquareButton label={texts.pause}>
          <PauseIcon size={20} />
        </SquareButton>
        <SquareButton label={texts.pause} quiet>
          <PauseIcon size={20} />
        </SquareButton>
        <SquareButton label={texts.pause} size="lg" disabled>
          <PauseIcon size={20} />
        </SquareButton>
        <SquareLink label={texts.next} to="/products">
          <RetryIcon size={20} />
        </SquareLink>
      </State>
      <State label={states.words}>
        <GoLink to="/products">{texts.seeAll}</GoLink>
        <TextLink to="/products">{texts.seeAll}</TextLink>
      </State>
    </Family>
  )
}

function ButtonVariantStates({ variant }: { variant: ButtonVariant }) {
  return (
    <>
      <State label={`${variant}: ${states.rest}`}>
        <Button variant={variant}>{texts.send}</Button>
      </State>
      <State label={`${variant}: ${states.small}, ${states.large}`}>
        <Button variant={variant} size="sm">
          {texts.send}
        </Button>
        <Button variant={variant} size="lg">
          {texts.send}
        </Button>
      </State>
      <State label={`${variant}: ${states.arrow}, ${states.icon}`}>
        <Button variant={variant} arrow>
          {texts.send}
        </Button>
        <Button variant={variant} icon={<RetryIcon size={18} />}>
          {texts.send}
        </Button>
      </State>
      <State label={`${variant}: ${states.loading}`}>
        <Button variant={variant} loading progressLabel={texts.sending}>
          {texts.send}
        </Button>
      </State>
      <State label={`${variant}: ${states.disabled}`}>
        <Button variant={variant} disabled>
          {texts.send}
        </Button>
      </State>
      <State label={`${variant}: ${states.link}, ${states.wide}`}>
        <ButtonLink variant={variant} to="/products" wide arrow>
          {texts.seeAll}
        </ButtonLink>
      </State>
    </>
  )
}
