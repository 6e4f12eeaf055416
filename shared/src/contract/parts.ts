import { NAME_MAX_LENGTH, SEARCH_MAX_LENGTH, SLUG_MAX_LENGTH, SORT_ORDERS } from '@brightfill/shared/constants'
import { type TLiteral, type TProperties, type TSchema, type TUnion, Type } from 'typebox'

/** An integer that fits a database column. */
export const Int = Type.Integer({ minimum: -2147483648, maximum: 2147483647 })

/** Id of a row. */
export const Id = Int

/** Date and time in ISO 8601, UTC. */
export const Timestamp = Type.String({ format: 'date-time' })

/** A time from a client. JavaScript and the database cannot read every date-time: leap seconds, the year 0. */
export const SentTime = Type.String({ format: 'date-time', pattern: '^[12]\\d{3}-(?!.*:60)' })

/** Path of a media file as content has it: `public/…`, loaded from `/storage/…`. */
export const MediaPath = Type.String()

/** Marks rich text: the api finds it by this media type and sanitises it. */
export const RICH_TEXT = { contentMediaType: 'text/html' }

/** Rich text. */
export const Html = Type.String(RICH_TEXT)

/** Short text typed by a visitor. */
export const ShortText = Type.String({ maxLength: NAME_MAX_LENGTH })

/** Text a visitor searches for. */
export const SearchText = Type.String({ maxLength: SEARCH_MAX_LENGTH })

/** Last part of the address of a machine or article. */
export const Slug = Type.String({ maxLength: SLUG_MAX_LENGTH })

/** Value of one of the sort orders. */
export const SortBy = Type.Integer({ minimum: 1, maximum: SORT_ORDERS.length })

/** A flag in calls and answers: 1 for yes, 0 for no. */
export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])

type Literals<Words extends string[]> = { [Place in keyof Words]: TLiteral<Words[Place]> }

/** One of several words. */
export function OneOf<Words extends string[]>(...words: Words) {
  return Type.Union(words.map((word) => Type.Literal(word))) as TUnion<Literals<Words>> // one for each word
}

export function NullOr<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()])
}

/** The answer to a call that succeeded: `result` is the integer 1. */
export function Answer<Fields extends TProperties>(fields: Fields) {
  return Type.Object({ result: Type.Literal(1), ...fields })
}

/** A page of what matches. Matches are counted up to 10,000; `more` says that there are more than `total`. */
export function PageAnswer<Row extends TSchema>(row: Row) {
  return Answer({ data: Type.Array(row), total: Int, more: Type.Optional(Type.Boolean()) })
}

/** An answer with status 200 that may say no: `result` is the integer 1 or 0. */
export function Verdict<Fields extends TProperties>(fields: Fields) {
  return Type.Object({ result: Flag, ...fields })
}

export const Nothing = Answer({})
