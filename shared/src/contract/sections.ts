import { type Static, type TProperties, Type } from 'typebox'
import { Html } from './parts'
import {
  ContentImage,
  ContentLink,
  ContentVideo,
  DiscoverItem,
  FaqItem,
  Point,
  Service,
  Slide,
  SocialLink,
  Statistic,
} from './sectionParts'
import { titled } from './titled'

// A section of a content page: its key on the page, its type, and the fields of that type under their printed names
// . Editors may leave out optional fields; the section is then drawn without them. Title and description name a
// kind of section in the office.

function section<Name extends string, Fields extends TProperties>(
  type: Name,
  fields: Fields,
  words: { title: string; description: string },
) {
  /** Only the office and content files have hidden sections. */
  const hidden = Type.Optional(Type.Boolean())
  return Type.Object({ key: Type.String(), type: Type.Literal(type), hidden, fields: Type.Object(fields) }, words)
}

const Heading = {
  'Mini title section': Type.Optional(Type.String({ title: 'Line above the title' })),
  'Title section': Type.String({ title: 'Title', advised: 60 }),
  'Text section': Type.Optional(Type.String({ title: 'Text', lines: 3 })),
}
const Button = Type.Optional(titled(ContentLink, 'Button'))
const Statistics = Type.Object(
  { 'Statistics Repeater': Type.Array(Statistic, { title: 'Figures' }) },
  { title: 'Figures' },
)

/** Opening of the home page. The first of `Banner images` is the logo beside the partner statement. */
export const BannerSection = section(
  'banner',
  {
    'Banner title': Type.String({ title: 'Title', advised: 60 }),
    'Text section': Type.Optional(Type.String({ title: 'Text', lines: 3 })),
    'Text Button': Button,
    'Banner video': ContentVideo,
    'Banner images': Type.Array(ContentImage, {
      title: 'Pictures',
      description: 'The first is the logo beside the partner statement.',
    }),
    'Partner statement': Type.Optional(Type.String()),
    'Statistics on banner': Statistics,
  },
  { title: 'Banner', description: 'Full-width opening with a video and figures' },
)
/** Without `Text Button` no button is drawn. */
export const SliderSection = section(
  'slider',
  {
    ...Heading,
    'Text Button': Button,
    Slides: Type.Array(Slide),
  },
  { title: 'Slider', description: 'Pictures, each with text and a link' },
)
/** The scroll-scrubbed video; `Steps` name what happens from its start to its end. */
export const VideoSection = section(
  'video',
  { ...Heading, Video: ContentVideo, Steps: Type.Array(Type.String()) },
  { title: 'Video', description: 'Plays as the visitor scrolls' },
)
export const SellFormSection = section(
  'sell-form',
  {
    ...Heading,
    Steps: Type.Array(Point),
    Note: Type.Optional(Type.String()),
  },
  { title: 'Sell form', description: 'The form to offer a machine; only one on a page' },
)
export const ServicesSection = section(
  'services',
  {
    ...Heading,
    'Text Button': Button,
    Image: Type.Optional(ContentImage),
    'Services Repeater': Type.Array(Service, { title: 'Services' }),
  },
  { title: 'Services', description: 'Picture and a list of items with icons' },
)
/** The cards come from `GET /get/our-blogs`. */
export const BlogSection = section(
  'blog',
  { ...Heading, 'Text Button': Button },
  { title: 'Blog', description: 'The newest articles' },
)
/** `Left text` may hold line breaks. */
export const SloganSection = section(
  'slogan',
  {
    'Left text': Type.String(),
    'Right text': Type.String(),
    'Social links': Type.Array(SocialLink),
    'Social title': Type.Optional(Type.String()),
    Slogan: Type.String(),
    Date: Type.String(),
  },
  { title: 'Slogan', description: 'Amber strip with one line' },
)
export const DiscoverSection = section(
  'discover',
  { ...Heading, Image: ContentImage, Items: Type.Array(DiscoverItem) },
  { title: 'Discover', description: 'Picture and a list of links' },
)
/** Without `FAQ content`, the site option `faq` replaces it. `Text Button` links to the footer. */
export const FaqSection = section(
  'faq',
  {
    ...Heading,
    'Text Button': Type.Optional(Type.String({ title: 'Label of the link to the contact form' })),
    'FAQ content': Type.Optional(
      Type.Array(FaqItem, {
        title: 'Questions',
        description: 'If you add none, the page shows those from Site options.',
      }),
    ),
  },
  { title: 'FAQ', description: 'Questions that expand' },
)

/** Opening of a content page that is not the home page. */
export const IntroSection = section(
  'intro',
  { ...Heading, Image: Type.Optional(ContentImage) },
  { title: 'Introduction', description: 'Title, text and picture at the top of a page' },
)
/** Rich text in two columns, with or without a picture. */
export const ColumnsSection = section(
  'columns',
  {
    ...Heading,
    'Left text': Html,
    'Right text': Type.Optional(Html),
    Image: Type.Optional(ContentImage),
    'Text Button': Button,
  },
  { title: 'Text', description: 'Text in two columns, with or without a picture' },
)
export const StatisticsSection = section(
  'statistics',
  { ...Heading, 'Statistics on banner': Statistics },
  { title: 'Statistics', description: 'Up to four key figures' },
)
/** Numbered steps. */
export const StepsSection = section(
  'steps',
  { ...Heading, Steps: Type.Array(Point) },
  { title: 'Steps', description: 'Numbered steps' },
)

export const Section = Type.Union([
  BannerSection,
  SliderSection,
  VideoSection,
  SellFormSection,
  ServicesSection,
  BlogSection,
  SloganSection,
  DiscoverSection,
  FaqSection,
  IntroSection,
  ColumnsSection,
  StatisticsSection,
  StepsSection,
])
export type Section = Static<typeof Section>
export type SectionType = Section['type']
/** The section of one type: `SectionOf<'banner'>['fields']['Banner title']`. */
export type SectionOf<Name extends SectionType> = Extract<Section, { type: Name }>
