import { NAME_MAX_LENGTH, SEARCH_MAX_LENGTH, SLUG_MAX_LENGTH, SORT_ORDERS } from '@brightfill/shared/constants'
import { type TProperties, Type } from 'typebox'

/** The integers a database column holds. */
export const Int = Type.Integer({ minimum: -2147483648, maximum: 2147483647 })

/** Number of a row. */
export const Id = Int

/** Moment in ISO 8601, UTC. */
export const Timestamp = Type.String({ format: 'date-time' })

/** Path of a media file as content names it: `public/…`, loaded from `/storage/…`. */
export const MediaPath = Type.String()

/** Rich text, sanitised by the api, which finds it by its media type. */
export const Html = Type.String({ contentMediaType: 'text/html' })

/** Short text typed by a visitor. */
export const ShortText = Type.String({ maxLength: NAME_MAX_LENGTH })

/** Text a visitor searches for. */
export const SearchText = Type.String({ maxLength: SEARCH_MAX_LENGTH })

/** Last part of the address of a machine or article. */
export const Slug = Type.String({ maxLength: SLUG_MAX_LENGTH })

/** Value of one of the sort orders. */
export const SortBy = Type.Integer({ minimum: 1, maximum: SORT_ORDERS.length })

/** 1 for yes, 0 for no: the wire's form of a flag. */
export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])

/** An answer that went well: `result` is the integer 1. */
export function Answer<Fields extends TProperties>(fields: Fields) {
  return Type.Object({ result: Type.Literal(1), ...fields })
}

/** An answer with status 200 that may say no: `result` is the integer 1 or 0. */
export function Verdict<Fields extends TProperties>(fields: Fields) {
  return Type.Object({ result: Flag, ...fields })
}

export const Nothing = Answer({})
