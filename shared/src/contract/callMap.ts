import type { Static, TSchema } from 'typebox'
import type { CallRow } from './callAt'

// The types of every call by its name, `METHOD /path`, derived from the tables. Only types, so no byte of it is in a
// bundle.

/** Clients call below `/api`, where every address is answered. */
type Below<Path extends string> = Path extends `/api${infer Rest}` ? Rest : Path

type Rows = { [Row in CallRow as `${Row['method']} ${Below<Row['path']>}`]: Row }

/** The name of a call: `POST /get/products`, `GET /user/orders/:id`. */
export type CallName = keyof Rows

type ValueOf<Row, Part extends string> = Row extends { [Name in Part]: infer Schema extends TSchema }
  ? Static<Schema>
  : unknown

/** A part of the path is text there, so a number does as well. */
type ParamsOf<Row> = { [Name in keyof ValueOf<Row, 'params'>]: string | number }

/** The fields of a call: parts of its path, query and body together. */
export type CallFields<Name extends CallName> = ParamsOf<Rows[Name]> &
  ValueOf<Rows[Name], 'query'> &
  ValueOf<Rows[Name], 'body'>

type FileOf<Row> = Row extends { download: `text/${string}` } ? string : Blob

/** The answer of a call: JSON, or the text or bytes of a file. */
export type CallAnswer<Name extends CallName> = Rows[Name] extends { answer: infer Schema extends TSchema }
  ? Static<Schema>
  : FileOf<Rows[Name]>
