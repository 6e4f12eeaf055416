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

// A section of a content page: its key on the page, its type, and the fields of that type under their printed names
// . Editors may leave out optional fields; the section is then drawn without them.

function section<Name extends string, Fields extends TProperties>(type: Name, fields: Fields) {
  return Type.Object({ key: Type.String(), type: Type.Literal(type), fields: Type.Object(fields) })
}

const Heading = {
  'Mini title section': Type.Optional(Type.String()),
  'Title section': Type.String(),
  'Text section': Type.Optional(Type.String()),
}
const Statistics = Type.Object({ 'Statistics Repeater': Type.Array(Statistic) })

/** Opening of the home page. The first of `Banner images` is the logo beside the partner statement. */
export const BannerSection = section('banner', {
  'Banner title': Type.String(),
  'Text section': Type.Optional(Type.String()),
  'Text Button': Type.Optional(ContentLink),
  'Banner video': ContentVideo,
  'Banner images': Type.Array(ContentImage),
  'Partner statement': Type.Optional(Type.String()),
  'Statistics on banner': Statistics,
})
/** Without `Text Button` no button is drawn. */
export const SliderSection = section('slider', {
  ...Heading,
  'Text Button': Type.Optional(ContentLink),
  Slides: Type.Array(Slide),
})
/** The scroll-scrubbed video; `Steps` name what happens from its start to its end. */
export const VideoSection = section('video', { ...Heading, Video: ContentVideo, Steps: Type.Array(Type.String()) })
export const SellFormSection = section('sell-form', {
  ...Heading,
  Steps: Type.Array(Point),
  Note: Type.Optional(Type.String()),
})
export const ServicesSection = section('services', {
  ...Heading,
  'Text Button': Type.Optional(ContentLink),
  Image: Type.Optional(ContentImage),
  'Services Repeater': Type.Array(Service),
})
/** The cards come from `GET /get/our-blogs`. */
export const BlogSection = section('blog', { ...Heading, 'Text Button': Type.Optional(ContentLink) })
/** `Left text` may hold line breaks. */
export const SloganSection = section('slogan', {
  'Left text': Type.String(),
  'Right text': Type.String(),
  'Social links': Type.Array(SocialLink),
  'Social title': Type.Optional(Type.String()),
  Slogan: Type.String(),
  Date: Type.String(),
})
export const DiscoverSection = section('discover', { ...Heading, Image: ContentImage, Items: Type.Array(DiscoverItem) })
/** Without `FAQ content`, the site option `faq` replaces it. `Text Button` links to the footer. */
export const FaqSection = section('faq', {
  ...Heading,
  'Text Button': Type.Optional(Type.String()),
  'FAQ content': Type.Optional(Type.Array(FaqItem)),
})

/** Opening of a content page that is not the home page. */
export const IntroSection = section('intro', { ...Heading, Image: Type.Optional(ContentImage) })
/** Rich text in two columns, with or without a picture. */
export const ColumnsSection = section('columns', {
  ...Heading,
  'Left text': Html,
  'Right text': Type.Optional(Html),
  Image: Type.Optional(ContentImage),
  'Text Button': Type.Optional(ContentLink),
})
export const StatisticsSection = section('statistics', { ...Heading, 'Statistics on banner': Statistics })
/** Numbered steps. */
export const StepsSection = section('steps', { ...Heading, Steps: Type.Array(Point) })

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
