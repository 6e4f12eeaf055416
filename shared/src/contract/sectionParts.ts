import { type Static, Type } from 'typebox'
import { Html, MediaPath } from './parts'
import { titled } from './titled'

// Parts that several kinds of sections have.

/** A picture with its size in px, so that its place stays free while it loads. */
export const ContentImage = Type.Object(
  {
    src: MediaPath,
    /** Empty for a decorative picture. */
    alt: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    /** The point that crops keep in view, as `object-position` has it; on pages only if it is not the middle. */
    focal: Type.Optional(Type.String()),
  },
  { title: 'Picture', control: 'picture' },
)
export type ContentImage = Static<typeof ContentImage>

/** A silent video; `sources` are in order of preference. */
export const ContentVideo = Type.Object(
  {
    sources: Type.Array(Type.Object({ src: MediaPath, type: Type.String() })),
    poster: MediaPath,
    width: Type.Integer(),
    height: Type.Integer(),
    /** Seconds. A page can then leave room for the video before it loads. */
    duration: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  },
  { title: 'Video', control: 'film' },
)
export type ContentVideo = Static<typeof ContentVideo>

/** Label and target of a button; the target is an address of the site. */
export const ContentLink = Type.Object(
  { text: Type.String(), url: Type.String({ title: 'Links to', control: 'address' }) },
  { title: 'Link' },
)
export type ContentLink = Static<typeof ContentLink>

export const Statistic = Type.Object({ value: Type.String(), text: Type.String() }, { title: 'Figure' })
export type Statistic = Static<typeof Statistic>

export const Slide = Type.Object(
  {
    text: Type.String(),
    /** A second, quieter line of the caption. */
    detail: Type.Optional(Type.String()),
    image: ContentImage,
    link: Type.String({ title: 'Links to', control: 'address' }),
  },
  { title: 'Slide' },
)
export type Slide = Static<typeof Slide>

/** A step or a point: a title and one or two sentences. */
export const Point = Type.Object({ title: Type.String(), text: Type.String() }, { title: 'Step' })
export type Point = Static<typeof Point>

/** `icon` is a media path; its file name is one of the ui kit's ten content icons. */
export const Service = Type.Object({ icon: Type.String({ control: 'icon' }), text: Html }, { title: 'Service' })
export type Service = Static<typeof Service>

export const DiscoverItem = Type.Object(
  {
    title: Type.String(),
    text: Type.String(),
    link: Type.String({ title: 'Links to', control: 'address' }),
    image: ContentImage,
  },
  { title: 'Item' },
)
export type DiscoverItem = Static<typeof DiscoverItem>

/** `text` is the question, `description` the answer. */
export const FaqItem = Type.Object(
  { text: Type.String({ title: 'Question' }), description: titled(Html, 'Answer') },
  { title: 'Question' },
)
export type FaqItem = Static<typeof FaqItem>

/** `name` is the network's own ("LinkedIn"). */
export const SocialLink = Type.Object(
  { name: Type.String(), url: Type.String({ title: 'Address' }) },
  { title: 'Social link' },
)
export type SocialLink = Static<typeof SocialLink>

/** `link` is a real map, tel: or mailto: address. */
export const FooterAddress = Type.Object(
  {
    title: Type.String(),
    text: Type.String({ lines: 2 }),
    link: Type.String({ description: 'A map, a phone number (tel:) or an e-mail address (mailto:).' }),
    image: ContentImage,
  },
  { title: 'Address' },
)
export type FooterAddress = Static<typeof FooterAddress>
