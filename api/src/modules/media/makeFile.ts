import type { PaperOrder } from '../papers/makePaper'
import type { SheetOrder } from '../sheets/makeSheet'
import { type DerivativeOrder, makeDerivative } from './makeDerivative'

/** A file that somebody waits for: a copy of a picture, a data sheet or the paper of an order. */
export type FileOrder = DerivativeOrder | SheetOrder | PaperOrder

export async function makeFile(order: FileOrder): Promise<void> {
  // Loaded when the first document is made: most processes make pictures only.
  if ('content' in order) return (await import('../sheets/makeSheet')).makeSheet(order)
  if ('paper' in order) return (await import('../papers/makePaper')).makePaper(order)
  return makeDerivative(order)
}
