import { readLogo } from '../sheets/readLogo'
import { writePdf } from '../sheets/writePdf'
import { drawPaper } from './drawPaper'
import type { PaperContent } from './paperContent'

interface PaperOrder {
  target: string
  paper: PaperContent
  /** File; one that is missing or no picture is left out. */
  logo: string
}

export async function makePaper({ target, paper, logo }: PaperOrder): Promise<void> {
  await writePdf(target, drawPaper(paper, await readLogo(logo)))
}
