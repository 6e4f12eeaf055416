/** @jest-environment node */
import { followOffice } from './followOffice'

const browserFetch = globalThis.fetch

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = browserFetch
})

describe('the stream of changes', () => {
  it('is requested again once it is silent, not while it says that it is still there [O-44]', async () => {
    const streams: ((text: string) => void)[] = []
    globalThis.fetch = async (_, { signal } = {}) => {
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          streams.push((text) => stream.enqueue(new TextEncoder().encode(text)))
          signal?.addEventListener('abort', () => stream.error(signal.reason))
        },
      })
      return { ok: true, status: 200, body } as Response
    }
    const end = new AbortController()
    const onChange = jest.fn()
    const onLive = jest.fn()
    const following = followOffice({
      signal: end.signal,
      retryAfter: 30_000,
      silence: 40_000,
      onChange,
      onLive,
      onClosed: async () => {},
    })
    for (let beat = 0; beat < 4; beat++) {
      await jest.advanceTimersByTimeAsync(15_000)
      streams[0]?.(': still here\n\n')
    }
    await jest.advanceTimersByTimeAsync(39_000)
    expect(streams).toHaveLength(1)

    await jest.advanceTimersByTimeAsync(2_000)
    expect(streams).toHaveLength(2)
    expect(onLive.mock.calls).toEqual([[true]])
    streams[1]?.('event: change\ndata: {}\n\n')
    await jest.advanceTimersByTimeAsync(0)
    expect(onChange).toHaveBeenCalledTimes(1)
    end.abort()
    await following
  })
})
