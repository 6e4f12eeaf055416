import { LARGEST_CONTENT } from '@brightfill/shared/constants'

/** Limits of a request. */
export const limits = {
  /** Bytes of a body. */
  body: 1024 * 1024,
  /** Bytes of a file of content. */
  largeBody: LARGEST_CONTENT,
  /** Fields of a form. */
  fields: 100,
  /** Bytes of one field of a form. */
  fieldBytes: 256 * 1024,
  /** Levels of nested values. */
  depth: 12,
  /** Values in all, names included. */
  values: 20_000,
  /** ms that an answer takes when its timing must not reveal the outcome. */
  evenAnswer: 150,
  /** ms a statement of the database may take. */
  statementTimeout: 15_000,
} as const
