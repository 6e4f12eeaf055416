import { type Static, type TSchema, Type } from 'typebox'

// The types of what remotes lend each other, as a release names them. The build reads them out of the sources
// (shared/tooling/lent), and the registry compares them (docs/decisions/0032).

/** The type of a value. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'undefined'
  /** Anything: it fits everything and is not compared. */
  | 'unknown'
  | { is: string | number | boolean }
  | { any: Shape[] }
  | { list: Shape }
  | { record: Shape }
  | { fields: Record<string, Shape>; optional?: string[] }
  | { takes: Shape[]; gives: Shape }
  /** A type of the language, `Date`. */
  | { named: string }

const simple = Type.Enum(['string', 'number', 'boolean', 'null', 'undefined', 'unknown'])

/** Twice as deep as types are written, so that nobody's file makes the registry go on without end. */
const LEVELS = 18

function shapes(levels: number): TSchema {
  const inner = levels === 0 ? simple : shapes(levels - 1)
  const closed = { additionalProperties: false }
  return Type.Union([
    simple,
    Type.Object({ is: Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()]) }, closed),
    Type.Object({ any: Type.Array(inner, { maxItems: 200 }) }, closed),
    Type.Object({ list: inner }, closed),
    Type.Object({ record: inner }, closed),
    Type.Object(
      {
        fields: Type.Record(Type.String({ maxLength: 100 }), inner),
        optional: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 500 })),
      },
      closed,
    ),
    Type.Object({ takes: Type.Array(inner, { maxItems: 20 }), gives: inner }, closed),
    Type.Object({ named: Type.String({ maxLength: 100 }) }, closed),
  ])
}

export const Shape = Type.Unsafe<Shape>(shapes(LEVELS))

/** Props by the name of a component. */
export const LentProps = Type.Record(Type.String({ maxLength: 100 }), Shape)
export type LentProps = Static<typeof LentProps>
