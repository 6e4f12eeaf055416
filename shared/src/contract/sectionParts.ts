import { type Static, Type } from 'typebox'
import { Html, MediaPath } from './parts'

// Parts that several kinds of sections have.

/** A picture with its size in px, so that its place stays free while it loads. */
export const ContentImage = Type.Object({
  src: MediaPath,
  /** Empty for a decorative picture. */
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
})
export type ContentImage = Static<typeof ContentImage>

/** A silent video; `sources` are in order of preference. */
export const ContentVideo = Type.Object({
  sources: Type.Array(Type.Object({ src: MediaPath, type: Type.String() })),
  poster: MediaPath,
  width: Type.Integer(),
  height: Type.Integer(),
  /** Seconds. A page can then leave room for the video before it loads. */
  duration: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
})
export type ContentVideo = Static<typeof ContentVideo>

/** Label and target of a button; the target is an address of the site. */
export const ContentLink = Type.Object({ text: Type.String(), url: Type.String() })
export type ContentLink = Static<typeof ContentLink>

export const Statistic = Type.Object({ value: Type.String(), text: Type.String() })
export type Statistic = Static<typeof Statistic>

export const Slide = Type.Object({
  text: Type.String(),
  /** A second, quieter line of the caption. */
  detail: Type.Optional(Type.String()),
  image: ContentImage,
  link: Type.String(),
})
export type Slide = Static<typeof Slide>

/** A step or a point: a title and one or two sentences. */
export const Point = Type.Object({ title: Type.String(), text: Type.String() })
export type Point = Static<typeof Point>

/** `icon` is a media path whose file name is one of the ten content icons of the ui kit. */
export const Service = Type.Object({ icon: MediaPath, text: Html })
export type Service = Static<typeof Service>

export const DiscoverItem = Type.Object({
  title: Type.String(),
  text: Type.String(),
  link: Type.String(),
  image: ContentImage,
})
export type DiscoverItem = Static<typeof DiscoverItem>

/** `text` is the question, `description` the answer. */
export const FaqItem = Type.Object({ text: Type.String(), description: Html })
export type FaqItem = Static<typeof FaqItem>

/** `name` is the network's own ("LinkedIn"). */
export const SocialLink = Type.Object({ name: Type.String(), url: Type.String() })
export type SocialLink = Static<typeof SocialLink>

/** `link` is a real map, tel: or mailto: address. */
export const FooterAddress = Type.Object({
  title: Type.String(),
  text: Type.String(),
  link: Type.String(),
  image: ContentImage,
})
export type FooterAddress = Static<typeof FooterAddress>
