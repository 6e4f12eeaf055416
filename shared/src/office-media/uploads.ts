import { ApiError, call } from '@brightfill/shared/api'
import { LARGEST_MEDIA, LARGEST_UPLOAD } from '@brightfill/shared/constants'
import type { MediaDetails } from '@brightfill/shared/contract'
import { useSyncExternalStore } from 'react'
import { texts } from './texts'

/** A file that is being uploaded to the library. */
export interface Upload {
  key: number
  file: File
  state: 'waits' | 'sends' | 'done' | 'failed'
  /** 0 to 1; at 1 the server is at work. */
  sent: number
  /** Why it failed. */
  reason?: string
  /** Whether another try may help. */
  again?: boolean
  /** It has been uploaded. */
  media?: MediaDetails
}

/** The most that the servers accept from one office at a time. */
const AT_ONCE = 2
/** Milliseconds before a file is sent again by itself, when the server has too many. */
const PAUSE = 3_000

let all: readonly Upload[] = []
let lastKey = 0
const listeners = new Set<() => void>()
const stops = new Map<number, AbortController>()

function set(next: readonly Upload[]) {
  all = next
  for (const listener of listeners) listener()
}

function change(key: number, change: Partial<Upload>) {
  set(all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)))
}

const isOver = ({ state }: Upload) => state === 'done' || state === 'failed'

/** The uploads of this tab. They go on while other pages of the office are open. */
export const uploads = {
  /** @returns their keys */
  add(files: Iterable<File>): number[] {
    const added = [...files].map((file): Upload => {
      lastKey += 1
      const reason = refusalOf(file)
      return { key: lastKey, file, sent: 0, state: reason ? 'failed' : 'waits', ...(reason && { reason }) }
    })
    set([...all, ...added])
    sendNext()
    return added.map(({ key }) => key)
  },
  again(key: number) {
    set(all.map((one) => (one.key === key ? { key, file: one.file, sent: 0, state: 'waits' } : one)))
    sendNext()
  },
  /** Stops one that is running. */
  forget(key: number) {
    set(all.filter((upload) => upload.key !== key))
    stops.get(key)?.abort()
  },
  forgetFinished: () => set(all.filter((upload) => !isOver(upload))),
}

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => all,
  )
}

export const isUnderWay = (upload: Upload) => !isOver(upload)

function sendNext() {
  if (all.filter(({ state }) => state === 'sends').length >= AT_ONCE) return
  const next = all.find(({ state }) => state === 'waits')
  if (!next) return
  change(next.key, { state: 'sends' })
  void send(next).finally(sendNext)
  sendNext()
}

async function send({ key, file }: Upload) {
  const stop = new AbortController()
  stops.set(key, stop)
  try {
    const { data } = await call(
      'POST /office/media',
      { name: file.name },
      {
        file,
        headers: { 'Content-Type': 'application/octet-stream' },
        signal: stop.signal,
        timeout: 0, // a film takes minutes on a slow line
        onUploadProgress: ({ loaded }) => change(key, { sent: Math.min(1, loaded / file.size) }),
      },
    )
    change(key, { state: 'done', sent: 1, media: data })
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return waitALittle(key)
    change(key, { state: 'failed', sent: 0, ...failureOf(error) })
  } finally {
    stops.delete(key)
  }
}

/** Other uploads of this office have the places, which is not a failure of this file. */
function waitALittle(key: number) {
  change(key, { sent: 0 })
  return new Promise<void>((resolve) =>
    setTimeout(() => {
      change(key, { state: 'waits' })
      resolve()
    }, PAUSE),
  )
}

function failureOf(error: unknown): Pick<Upload, 'reason' | 'again'> {
  if (!(error instanceof ApiError)) return { reason: texts.failed, again: true }
  const refused = error.status === 413 || error.status === 422
  const sentence = error.message.replace(/\.?$/, '.')
  return { reason: error.status === 0 ? texts.cut : sentence, again: !refused }
}

/** The reason why the server would refuse the file after receiving all of it. */
function refusalOf({ type, size }: File): string | undefined {
  if (type === 'image/svg+xml') return texts.noSvg
  if (type.startsWith('image/') && size > LARGEST_MEDIA.picture) return texts.pictureTooLarge
  return size > LARGEST_UPLOAD ? texts.fileTooLarge : undefined
}
