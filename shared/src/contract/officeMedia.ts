import { ALT_MAX_LENGTH, LARGEST_UPLOAD, NAME_OF_FILE_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { PageOf } from './officeInbox'
import { Answer, Flag, Id, Int, MediaPath, Nothing, NullOr, OneOf, PageAnswer, SearchText, Timestamp } from './parts'
import { staffWith } from './rows'
import { Version } from './sends'

const media = staffWith('media.write')

// The media library: pictures, films and PDFs that content names by their path (O-28 to O-32).

const MediaId = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) })

export const MediaKind = OneOf('picture', 'film', 'pdf')
export type MediaKind = Static<typeof MediaKind>

/** The point of a picture that crops keep in view: per cent from the left and from the top. */
export const FocalPoint = Type.Object({
  x: Type.Integer({ minimum: 0, maximum: 100 }),
  y: Type.Integer({ minimum: 0, maximum: 100 }),
})
export type FocalPoint = Static<typeof FocalPoint>

export const AltText = Type.String({ maxLength: ALT_MAX_LENGTH })

export const MediaFile = Type.Object({
  id: Id,
  /** As content names it. */
  path: MediaPath,
  /** The file's original name. */
  name: Type.String(),
  kind: MediaKind,
  bytes: Int,
  /** Pixels; null unless it is a picture. */
  width: NullOr(Int),
  height: NullOr(Int),
  /** Null until a colleague has been asked; empty for a decorative picture. */
  alt: NullOr(AltText),
  focal: FocalPoint,
  added_at: Timestamp,
  /** Empty when no colleague uploaded it, such as for imported pictures. */
  added_by: Type.String(),
  /** Places in content that use it, drafts included. */
  used: Int,
})
export type MediaFile = Static<typeof MediaFile>

/** A record that uses the file in its content. */
export const MediaUse = Type.Object({
  kind: OneOf('machine', 'page', 'article', 'option', 'draft'),
  /** Slug, address or name. */
  key: Type.String(),
  /** Id of a machine, which links to its page in the office. */
  id: NullOr(Id),
  /** The name that staff know it by. */
  title: Type.String(),
})
export type MediaUse = Static<typeof MediaUse>

export const MediaDetails = Type.Object({ ...MediaFile.properties, uses: Type.Array(MediaUse), version: Version })
export type MediaDetails = Static<typeof MediaDetails>
const MediaAnswer = Answer({ data: MediaDetails })

/** A change names the version that it began with. */
const version = Type.Optional(Version)

export const officeMediaCalls = {
  officeMedia: media.get('/api/office/media', 'Matching files, newest first, one page at a time', {
    query: Type.Object({
      ...PageOf,
      /** In name, path and alternative text. */
      search: Type.Optional(SearchText),
      kind: Type.Optional(MediaKind),
      /** Pictures without a description. */
      without_alt: Type.Optional(Flag),
      unused: Type.Optional(Flag),
    }),
    answer: PageAnswer(MediaFile),
  }),
  mediaFile: media.get('/api/office/media/:id', 'One file, and what uses it', {
    params: MediaId,
    answer: MediaAnswer,
    failures: [404],
  }),
  /** The same bytes are the same file: it is stored once, and sending it again answers the known one. */
  uploadMedia: media.post('/api/office/media', 'Upload a file', {
    upload: 'application/octet-stream',
    most: LARGEST_UPLOAD,
    long: true,
    query: Type.Object({ name: Type.String({ minLength: 1, maxLength: NAME_OF_FILE_MAX_LENGTH }) }),
    answer: MediaAnswer,
    failures: [503, 507],
  }),
  changeMedia: media.post('/api/office/media/:id', 'Describe a picture, or set its focal point', {
    params: MediaId,
    body: Type.Object({
      /** Empty for a decorative picture. */
      alt: Type.Optional(AltText),
      focal: Type.Optional(FocalPoint),
      version,
    }),
    answer: MediaAnswer,
    failures: [404, 409],
  }),
  replaceMedia: media.post('/api/office/media/:id/replace', 'Replace this file everywhere it is used', {
    params: MediaId,
    body: Type.Object({ by: Id }),
    answer: MediaAnswer,
    failures: [404, 409],
  }),
  removeMedia: media.post('/api/office/media/:id/delete', 'Delete a file that nothing uses', {
    params: MediaId,
    body: Type.Object({}),
    answer: Nothing,
    failures: [404, 409],
  }),
}
