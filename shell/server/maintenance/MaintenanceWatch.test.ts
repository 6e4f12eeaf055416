import { MaintenanceWatch } from './MaintenanceWatch'

function watchOver(answers: (() => Promise<Response>)[]) {
  const ask = jest.fn(() => (answers.shift() ?? answers[0] ?? never)())
  const watch = new MaintenanceWatch({ ask })
  return { watch, ask }
}
const never = () => new Promise<Response>(() => {})
const says =
  (body: object | string, status = 200) =>
  async () =>
    // The watch reads nothing else.
    ({ ok: status === 200, status, json: async () => (typeof body === 'string' ? JSON.parse(body) : body) }) as Response

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the maintenance switch', () => {
  it('follows what the api says, as true or as 1 [R-719]', async () => {
    const { watch, ask } = watchOver([
      says({ maintenance: true }),
      says({ maintenance: false }),
      says({ maintenance: 1 }),
    ])
    expect(await watch.isOn()).toBe(true)
    jest.advanceTimersByTime(1_000)
    expect(await watch.isOn()).toBe(false)
    jest.advanceTimersByTime(1_000)
    expect(await watch.isOn()).toBe(true)
    expect(ask).toHaveBeenCalledWith('/api/status', expect.anything())
  })

  it('tells programs when to come back: at the announced end, else in two minutes [O-54]', async () => {
    const until = new Date(Date.now() + 1_800_000).toISOString()
    const { watch } = watchOver([
      says({ maintenance: true }),
      says({ maintenance: true, notice: { note: '', until } }),
      says({ maintenance: true }),
    ])
    await watch.isOn()
    expect(watch.retryAfter).toBe('120')
    jest.advanceTimersByTime(1_000)
    await watch.isOn()
    expect(watch.retryAfter).toBe('1799')
    jest.advanceTimersByTime(1_799_000)
    expect(watch.retryAfter).toBe('120') // it takes longer than announced
  })

  it('asks the api twice a second at most, however many pages there are', async () => {
    const { watch, ask } = watchOver([says({ maintenance: true }), says({ maintenance: true })])
    await Promise.all(Array.from({ length: 50 }, () => watch.isOn()))
    jest.advanceTimersByTime(490)
    await watch.isOn()
    expect(ask).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(20)
    await watch.isOn()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('delays no page while its last answer is valid', async () => {
    const { watch, ask } = watchOver([says({ maintenance: true }), never])
    await watch.isOn()
    jest.advanceTimersByTime(900)
    expect(await watch.isOn()).toBe(true)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('delays pages by a moment only while the api is slow and its last answer is recent', async () => {
    const { watch, ask } = watchOver([says({ maintenance: true }), never])
    await watch.isOn()
    jest.advanceTimersByTime(3_000)
    const pages = [watch.isOn(), watch.isOn()]
    jest.advanceTimersByTime(50)
    expect(await Promise.all(pages)).toEqual([true, true])
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['refuses', async () => Promise.reject(new TypeError('fetch failed'))],
    ['answers an error', says({ maintenance: true }, 500)],
    ['answers nonsense', says('<html>')],
  ])('leaves the site open when the api %s [R-163]', async (_, answer) => {
    const { watch } = watchOver([answer])
    expect(await watch.isOn()).toBe(false)
  })

  it('keeps its last answer when the api is overloaded [R-163]', async () => {
    const busy = says({ result: 0, code: 'too_many_requests' }, 429)
    const { watch } = watchOver([busy, says({ maintenance: true }), busy])
    expect(await watch.isOn()).toBe(false)
    jest.advanceTimersByTime(1_000)
    expect(await watch.isOn()).toBe(true)
    jest.advanceTimersByTime(1_000)
    expect(await watch.isOn()).toBe(true)
  })

  it('delays only the first pages when the api is silent, and notices when it is back [R-164]', async () => {
    let answer = () => {}
    const late = () =>
      new Promise<Response>((resolve, reject) => {
        answer = () => reject(new DOMException('too late', 'TimeoutError'))
        void resolve
      })
    const { watch, ask } = watchOver([late, never, says({ maintenance: true })])
    const first = watch.isOn()
    answer()
    expect(await first).toBe(false)
    jest.advanceTimersByTime(1_000)
    expect(await watch.isOn()).toBe(false) // it asks again, and no request waits
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
