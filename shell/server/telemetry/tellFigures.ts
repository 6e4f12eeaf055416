import { Repeated } from '@brightfill/shared/node'
import type { Registry } from '../releases/Registry'
import type { ReleaseFigures } from './ReleaseFigures'

const EVERY = 5_000

/**
 * Sends the registry what is new every few seconds.
 * @param onError called once when a trouble begins
 * @returns what ends it
 */
export function tellFigures(
  figures: ReleaseFigures,
  registry: Pick<Registry, 'reportFigures'>,
  onError: (error: unknown) => void,
): () => void {
  let trouble = ''
  const telling = new Repeated(async () => {
    try {
      await figures.tell((seen) => registry.reportFigures(seen))
      trouble = ''
    } catch (error) {
      if (trouble !== String(error)) onError(error)
      trouble = String(error)
    }
  }, EVERY)
  telling.start()
  return () => void telling.stop()
}
