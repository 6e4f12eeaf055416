import { OFFICE_BACKGROUND_HEADER } from '@brightfill/shared/contract'
import { storedToken } from '@brightfill/shared/session'
import { EventSourceParserStream } from 'eventsource-parser/stream'

interface Following {
  signal: AbortSignal
  /** Milliseconds until a lost stream is requested again. */
  retryAfter: number
  /** Milliseconds of silence after which a stream counts as lost: a line that died tells the browser nothing. */
  silence: number
  onChange: () => void
  /** The stream began, or was lost. */
  onLive: (live: boolean) => void
  /**
   * The office is closed: the last event of a stream, or a refusal. Another tab with the same cookie may have opened it
   * again, so unless `signal` ends, the stream is requested again.
   */
  onClosed: () => Promise<void>
}

/** Follows the server-sent events of the office until `signal` ends it. `EventSource` could not send the bearer. */
export async function followOffice({
  signal,
  retryAfter,
  silence,
  onChange,
  onLive,
  onClosed,
}: Following): Promise<void> {
  let wasLive = true
  while (!signal.aborted) {
    const lost = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = () => {
      clearTimeout(timer)
      timer = setTimeout(() => lost.abort(), silence)
    }
    try {
      heard()
      const answer = await fetch('/api/office/events', {
        headers: { Authorization: `Bearer ${storedToken() ?? ''}`, [OFFICE_BACKGROUND_HEADER]: '1' },
        signal: AbortSignal.any([signal, lost.signal]),
      })
      if (answer.status === 401) {
        await onClosed()
        wasLive = false
        await wait(retryAfter, signal)
        continue
      }
      if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}`)
      if (!wasLive) onLive(true)
      wasLive = true
      const bytes = answer.body.pipeThrough(noting<Uint8Array<ArrayBuffer>>(heard))
      const events = bytes.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
      const reader = events.getReader()
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        if (next.value.event === 'closed') {
          await onClosed()
          break
        }
        if (next.value.event === 'change') onChange()
      }
    } catch {
      // The connection is lost, or the server is being replaced.
    } finally {
      clearTimeout(timer)
    }
    if (signal.aborted) return
    if (wasLive) {
      // A server that drains ends its streams: the next one has the stream at once.
      wasLive = false
      await wait(1_000, signal)
    } else {
      onLive(false)
      await wait(retryAfter, signal)
    }
  }
}

/** Passes everything on, and tells of each piece. */
const noting = <Piece>(note: () => void) =>
  new TransformStream<Piece, Piece>({
    transform(piece, next) {
      note()
      next.enqueue(piece)
    },
  })

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
