import type { SheetOrder } from '../sheets/makeSheet'
import { type DerivativeOrder, makeDerivative } from './makeDerivative'

/** A file that visitors wait for: a copy of a picture or a data sheet. */
export type FileOrder = DerivativeOrder | SheetOrder

export async function makeFile(order: FileOrder): Promise<void> {
  if (!('content' in order)) return makeDerivative(order)
  // Loaded when the first sheet is made: most processes make pictures only.
  const { makeSheet } = await import('../sheets/makeSheet')
  return makeSheet(order)
}
