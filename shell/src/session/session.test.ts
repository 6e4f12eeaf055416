import { TOKEN_KEY } from '@brightfill/shared/constants'
import type { User } from '@brightfill/shared/contract'
import { createSiteStore, type SiteStore } from '@brightfill/shared/store'
import { noAnswer, refusal, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { waitFor } from '@testing-library/react'
import { browserGuard } from './browserGuard'
import { startSession } from './startSession'

const user = { id: 1, name: 'Ada', email: 'ada@example.org' } as User // the session keeps it as it comes
const welcome = { result: 1, data: user }

let store: SiteStore
const status = () => store.getState().session.status

beforeEach(() => {
  localStorage.clear()
  store = createSiteStore({ pages: [], options: {} })
})

describe('session on public pages', () => {
  const start = (guarded = false, recheck = jest.fn()) => startSession(store, { guarded: () => guarded, recheck })

  it('R-152 asks nobody while there is no token', () => {
    const calls = stubApi({})
    start()
    expect(calls).toEqual([])
    expect(status()).toBe('visitor')
  })

  it('R-069, R-151, R-152 asks whose token it is, and shows neither answer meanwhile', async () => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    const calls = stubApi({ 'POST /check/auth': welcome })
    start()
    expect(status()).toBe('unknown')
    await waitFor(() => expect(status()).toBe('user'))
    expect(calls).toMatchObject([{ name: 'POST /check/auth', headers: { Authorization: 'Bearer abc' } }])
  })

  it.each([
    ['401', refusal(401)],
    ['result 0', { result: 0 }],
  ])('R-156 forgets a token that is refused with %s; the page stays', async (_, answer) => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    stubApi({ 'POST /check/auth': answer })
    start()
    await waitFor(() => expect(status()).toBe('visitor'))
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
  })

  it.each([
    ['no answer', noAnswer],
    ['500', refusal(500)],
  ])('R-157 keeps the token after %s and shows what a visitor sees', async (_, answer) => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    stubApi({ 'POST /check/auth': answer })
    start()
    await waitFor(() => expect(status()).toBe('visitor'))
    expect(localStorage.getItem(TOKEN_KEY)).toBe('abc')
  })

  it('R-158 follows sign-in and sign-out of another tab', async () => {
    stubApi({ 'POST /check/auth': welcome })
    start()
    localStorage.setItem(TOKEN_KEY, 'abc')
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: 'abc' }))
    await waitFor(() => expect(status()).toBe('user'))

    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    await waitFor(() => expect(status()).toBe('visitor'))
  })

  it.each([
    ['welcome after sign-out', welcome, undefined, 'visitor'],
    ['refusal after sign-in', refusal(401), 'new', 'user'],
  ])('R-158 heeds no late answer about the token of before: %s', async (_, late, token, now) => {
    localStorage.setItem(TOKEN_KEY, 'old')
    let answer = (_: unknown) => {}
    const answered = new Promise((resolve) => {
      answer = resolve
    })
    stubApi({ 'POST /check/auth': ({ headers }: StubbedCall) => (headers.Authorization === 'Bearer old' ? answered : welcome) })
    start()
    if (token) localStorage.setItem(TOKEN_KEY, token)
    else localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: token ?? null }))
    await waitFor(() => expect(status()).toBe(now))
    answer(late)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(status()).toBe(now)
    expect(localStorage.getItem(TOKEN_KEY)).toBe(token ?? null)
  })

  it('R-158 asks the guard again where the page itself is private', () => {
    const recheck = jest.fn()
    localStorage.setItem(TOKEN_KEY, 'abc')
    stubApi({})
    start(true, recheck)
    expect(status()).toBe('unknown')
    window.dispatchEvent(new StorageEvent('storage', { key: 'something.else' }))
    expect(recheck).not.toHaveBeenCalled()
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }))
    expect(recheck).toHaveBeenCalledTimes(1)
  })

  it('R-498 leaves a private page with unsaved changes alone when another tab loses the token, and asks again when one is there', () => {
    const recheck = jest.fn()
    localStorage.setItem(TOKEN_KEY, 'abc')
    stubApi({})
    start(true, recheck)
    store.setState({ unsaved: true })
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: null }))
    expect(recheck).not.toHaveBeenCalled()
    localStorage.setItem(TOKEN_KEY, 'def')
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: 'def' }))
    expect(recheck).toHaveBeenCalledTimes(1)
  })

  it('takes a token no header can carry, and storage that is switched off, for a visitor', async () => {
    const calls = stubApi({})
    localStorage.setItem(TOKEN_KEY, 'broken\ntoken ключ')
    start()
    expect(status()).toBe('visitor')
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()

    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    start()
    expect(status()).toBe('visitor')
    expect(calls).toEqual([])
  })
})

describe('guard of account pages', () => {
  const enter = () => browserGuard(store)('user', new AbortController().signal)

  it('R-153 asks before the page, and signs in', async () => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    const calls = stubApi({ 'POST /account/check/user': welcome })
    await enter()
    expect(calls).toHaveLength(1)
    expect(status()).toBe('user')
  })

  it('R-154 sends whoever has no token home without asking', async () => {
    stubApi({})
    await expect(enter()).rejects.toMatchObject({ status: 302 })
  })

  it.each([
    ['R-154', 'result 0', { result: 0 }],
    ['R-155', '401', refusal(401)],
  ])('%s removes the token after %s and leads home', async (_, __, answer) => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    stubApi({ 'POST /account/check/user': answer })
    const refused = (await enter().catch((response) => response)) as Response // what the router is thrown
    expect(refused.headers.get('Location')).toBe('/')
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
    expect(status()).toBe('visitor')
  })

  it.each([
    ['no answer', noAnswer],
    ['503', refusal(503)],
  ])('R-157 keeps the token after %s and lets the page say so', async (_, answer) => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    stubApi({ 'POST /account/check/user': answer })
    await expect(enter()).rejects.toMatchObject({ name: 'ApiError' })
    expect(localStorage.getItem(TOKEN_KEY)).toBe('abc')
    expect(status()).toBe('visitor')
  })
})
