import type { Registry } from '../releases/Registry'
import type { ReleaseFigures } from './ReleaseFigures'

const EVERY = 5_000

/**
 * Tells the registry every few seconds what is new.
 * @param onError called once when a trouble begins
 * @returns what ends it
 */
export function tellFigures(
  figures: ReleaseFigures,
  registry: Pick<Registry, 'reportFigures'>,
  onError: (error: unknown) => void,
): () => void {
  let trouble = ''
  let isTelling = false
  async function tell() {
    if (isTelling) return
    isTelling = true
    try {
      await figures.tell((seen) => registry.reportFigures(seen))
      trouble = ''
    } catch (error) {
      if (trouble !== String(error)) onError(error)
      trouble = String(error)
    } finally {
      isTelling = false
    }
  }
  const timer = setInterval(tell, EVERY)
  return () => clearInterval(timer)
}
