import type { PaperContent } from '../papers/paperContent'
import type { SheetContent } from '../sheets/sheetContent'
import type { Derivative } from './Derivatives'
import { makeDerivative } from './makeDerivative'

/** A copy of a picture, a data sheet or the paper of an order. */
export type Drawing = Derivative | { content: SheetContent } | { paper: PaperContent }

/** The message to the process that makes files. */
export interface FileWork {
  /** The sources on this machine, empty for those that are missing. */
  files: string[]
  target: string
  drawing: Drawing
}

export async function makeFile({ files, target, drawing }: FileWork): Promise<void> {
  const [first = '', ...others] = files
  // Loaded when the first document is made: most processes make pictures only.
  if ('content' in drawing)
    return (await import('../sheets/makeSheet')).makeSheet({ target, ...drawing, logo: first, pictures: others })
  if ('paper' in drawing) return (await import('../papers/makePaper')).makePaper({ target, ...drawing, logo: first })
  return makeDerivative({ source: first, target, ...drawing })
}
