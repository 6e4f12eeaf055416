import { Picture } from '@brightfill/shared/media'
import {
  Bottle,
  BottleScreen,
  ContentIcon,
  DateText,
  formatPrice,
  Glass,
  Level,
  Logo,
  NotFoundNotice,
  Reveal,
  type RevealKind,
  SocialIcon,
  VisuallyHidden,
} from '@brightfill/shared/ui'
import { Family, State } from './States'
import { texts } from './texts'
import styles from './UiPage.module.css'

const { states, families } = texts
const values = [0, 0.3, 0.7, 1]
const contentIcons = [
  'engineering',
  'filling',
  'installation',
  'logistics',
  'maintenance',
  'packaging-line',
  'quality',
  'recycling',
  'spare-parts',
  'training',
]
const networks = ['linkedin', 'youtube', 'instagram', 'facebook', 'x', 'google', 'mail', 'elsewhere']
const kinds = Object.entries(texts.kinds) as [RevealKind, string][] // written down under their names

/** What is drawn: the mark, levels, icons of content, pictures, and how things come in. */
export function PictureStates() {
  return (
    <>
      <Family title={families.levels}>
        <State label={states.rest}>
          <Logo />
        </State>
        {values.map((value) => (
          <State key={value} label={String(value)}>
            <div>
              <Level value={value} />
            </div>
            <Bottle value={value} className={styles.bottle} />
            <span className={styles.upright}>
              <Glass value={value} />
            </span>
          </State>
        ))}
      </Family>
      <Family title={families.icons}>
        {[
          ...contentIcons.map((name) => ({ name, icon: <ContentIcon name={name} size={32} /> })),
          ...networks.map((name) => ({ name, icon: <SocialIcon network={name} /> })),
        ].map(({ name, icon }) => (
          <State key={name} label={name}>
            {icon}
          </State>
        ))}
      </Family>
      <Family title={families.pictures}>
        <State label={states.rest}>
          <Picture
            src="public/blog/01-bottles-on-line.webp"
            alt={texts.picture}
            width={800}
            height={600}
            sizes="20rem"
          />
        </State>
        <State label={states.missing}>
          <Picture src="" alt={texts.picture} width={800} height={600} />
        </State>
      </Family>
      <Family title={families.reveal}>
        {kinds.map(([kind, label], order) => (
          <State key={kind} label={label}>
            <Reveal kind={kind} order={order}>
              <DateText value="2026-01-05" /> {formatPrice(48_500)} {formatPrice(null)}
              <VisuallyHidden>{texts.hidden}</VisuallyHidden>
            </Reveal>
          </State>
        ))}
      </Family>
      <Family title={families.screens} wide>
        <BottleScreen heading={texts.note} value={0.7} />
        <NotFoundNotice heading={texts.gone} />
      </Family>
    </>
  )
}
