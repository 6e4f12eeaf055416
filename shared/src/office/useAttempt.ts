import { ApiError } from '@brightfill/shared/api'
import { useState } from 'react'
import { texts } from './texts'

/** An attempt that may fail, and its outcome. */
export type Attempt<Args extends unknown[] = []> = ReturnType<typeof useAttempt<Args, unknown>>

/**
 * Runs `work` on demand, one at a time. Its answer, or its failure, stays until the next try, and so does the text in
 * the form.
 * @param failed the beginning of the failure message
 */
export function useAttempt<Args extends unknown[], Answer>(work: (...args: Args) => Promise<Answer>, failed?: string) {
  const [state, setState] = useState<{ busy: boolean; tried?: Args; error?: unknown; answer?: Answer }>({ busy: false })

  /** @returns whether it was done */
  async function attempt(...tried: Args): Promise<boolean> {
    setState({ busy: true, tried })
    const done = await work(...tried).then(
      (answer) => ({ busy: false, tried, answer }),
      (error: unknown) => ({ busy: false, tried, error }),
    )
    setState(done)
    return !('error' in done)
  }
  const { tried, busy, error, answer } = state
  const again = () => void (tried && attempt(...tried))
  return { attempt, again, tried, busy, error, failed, answer, forget: () => setState({ busy }) }
}

/** The api's message for a failure, those about fields first, else `otherwise`; undefined without a failure. */
export function reasonOf(error: unknown, otherwise: string): string | undefined {
  if (error === undefined) return undefined
  return saidByApi(error) || otherwise
}

/** The messages of a refusal about its fields, if any: its own message says only that there are some. */
export function saidByApi(error: unknown): string {
  if (!(error instanceof ApiError)) return ''
  const about = Object.values(error.fields).flat()
  return about.length > 0 ? texts.sentences(about) : error.message
}
