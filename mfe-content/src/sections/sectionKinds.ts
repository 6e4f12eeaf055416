import type { SectionType } from '@brightfill/shared/contract'
import type { ComponentType } from 'react'
import { BlogStrip } from './BlogStrip'
import { Banner } from './banner/Banner'
import { Columns } from './Columns'
import { Discover } from './Discover'
import { Faq } from './faq/Faq'
import { Intro } from './Intro'
import { Services } from './Services'
import { Slogan } from './Slogan'
import { Statistics } from './Statistics'
import { Steps } from './Steps'
import type { SectionProps } from './sectionProps'
import { SellSection } from './sell-form/SellSection'
import { Slider } from './slider/Slider'
import { ScrubVideo } from './video/ScrubVideo'

interface SectionKind<Type extends SectionType> {
  Component: ComponentType<SectionProps<Type>>
  /** Has a background from edge to edge, and so needs neither a level line above it nor less space after it. */
  fullBleed?: boolean
}

/** How each kind of section is drawn. */
export const sectionKinds: { [Type in SectionType]: SectionKind<Type> } = {
  banner: { Component: Banner, fullBleed: true },
  slider: { Component: Slider },
  video: { Component: ScrubVideo, fullBleed: true },
  'sell-form': { Component: SellSection, fullBleed: true },
  services: { Component: Services },
  blog: { Component: BlogStrip },
  slogan: { Component: Slogan, fullBleed: true },
  discover: { Component: Discover },
  faq: { Component: Faq },
  intro: { Component: Intro },
  columns: { Component: Columns },
  statistics: { Component: Statistics },
  steps: { Component: Steps },
}
