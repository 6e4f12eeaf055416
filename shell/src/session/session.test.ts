import type { User } from '@brightfill/shared/contract'
import { registerTokenKeeper } from '@brightfill/shared/session'
import { createSiteStore, type SiteStore, setUnsaved, signedIn } from '@brightfill/shared/store'
import { noAnswer, refusal, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { waitFor } from '@testing-library/react'
import { browserGuard } from './browserGuard'
import { startSession } from './startSession'
import { TOKEN_KEY, tokenStorage } from './tokenStorage'

const user = { id: 1, name: 'Ada', email: 'ada@example.org' } as User // the session stores it unchanged
const welcome = { result: 1, data: user }

let store: SiteStore
const status = () => store.getState().session.status

beforeAll(() => registerTokenKeeper(tokenStorage))
beforeEach(() => {
  localStorage.clear()
  store = createSiteStore({ pages: [], options: {} })
})

describe('session on public pages', () => {
  let arrive = () => {}
  const start = (guarded: boolean | (() => boolean) = false, recheck = jest.fn()) =>
    startSession(store, {
      guarded: () => (typeof guarded === 'function' ? guarded() : guarded),
      recheck,
      onArrival: (arrived) => {
        arrive = arrived
      },
    })

  it('makes no call while there is no token [R-152]', () => {
    const calls = stubApi({})
    start()
    expect(calls).toEqual([])
    expect(status()).toBe('visitor')
  })

  it('asks who owns the token and shows neither state meanwhile [R-069, R-151, R-152]', async () => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    const calls = stubApi({ 'POST /check/auth': welcome })
    start()
    expect(status()).toBe('unknown')
    await waitFor(() => expect(status()).toBe('user'))
    expect(calls).toMatchObject([{ name: 'POST /check/auth', headers: { Authorization: 'Bearer abc' } }])
  })

  it('asks on the page that a sign-in leads to, once', async () => {
    const calls = stubApi({ 'POST /check/auth': welcome })
    start()
    arrive()
    localStorage.setItem(TOKEN_KEY, 'abc')
    arrive()
    await waitFor(() => expect(status()).toBe('user'))
    arrive()
    expect(calls).toHaveLength(1)
  })

  it('asks on a public page that a visitor of a private one goes to before its guard has an answer', async () => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    const calls = stubApi({ 'POST /check/auth': welcome })
    let guarded = true
    start(() => guarded)
    arrive()
    expect(calls).toEqual([])
    guarded = false
    arrive()
    await waitFor(() => expect(status()).toBe('user'))
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['401', refusal(401)],
    ['result 0', { result: 0 }],
  ])('forgets a token refused with %s and keeps the page [R-156]', async (_, answer) => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    stubApi({ 'POST /check/auth': answer })
    start()
    await waitFor(() => expect(status()).toBe('visitor'))
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
  })

  it.each([
    ['no answer', noAnswer],
    ['500', refusal(500)],
    ['an answer that is no session: a list', () => []],
    ['an answer that is no session: html', () => '<h1>Welcome to our proxy</h1>'],
    ['a welcome without a user', { result: 1 }],
  ])('keeps the token after %s and shows the view of a visitor [R-157]', async (_, answer) => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    stubApi({ 'POST /check/auth': answer })
    start()
    await waitFor(() => expect(status()).toBe('visitor'))
    expect(localStorage.getItem(TOKEN_KEY)).toBe('abc')
  })

  it('follows sign-in and sign-out in another tab [R-158]', async () => {
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
  ])('ignores a late answer about an earlier token: %s', async (_, late, token, now) => {
    localStorage.setItem(TOKEN_KEY, 'old')
    let answer = (_: unknown) => {}
    const answered = new Promise((resolve) => {
      answer = resolve
    })
    stubApi({
      'POST /check/auth': ({ headers }: StubbedCall) => (headers.Authorization === 'Bearer old' ? answered : welcome),
    })
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

  it('asks the guard again on a private page [R-158]', () => {
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

  it.each([
    ['the token goes', undefined, welcome, false],
    ['the same person signs in again', 'def', welcome, false],
    ['the api does not answer who signed in', 'def', noAnswer, false],
    ['the api refuses who signed in', 'def', refusal(401), false],
    ['another person signs in', 'def', { result: 1, data: { ...user, id: 2 } }, true],
  ])('a private page with unsaved changes, when %s in another tab [R-498]', async (_, token, answer, asked) => {
    const recheck = jest.fn()
    localStorage.setItem(TOKEN_KEY, 'abc')
    const calls = stubApi({ 'POST /check/auth': answer })
    start(true, recheck)
    signedIn(store, user)
    setUnsaved(store, () => {})
    localStorage.clear()
    if (token) localStorage.setItem(TOKEN_KEY, token)
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: token ?? null }))
    if (token) await waitFor(() => expect(calls).not.toHaveLength(0))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(recheck).toHaveBeenCalledTimes(asked ? 1 : 0)
    expect(status()).toBe('user')
  })

  it('follows a sign-out that waited for unsaved changes as soon as the page is left [R-158, R-498]', () => {
    let guarded = true
    localStorage.setItem(TOKEN_KEY, 'abc')
    stubApi({})
    start(() => guarded)
    signedIn(store, user)
    setUnsaved(store, () => {})
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: null }))
    arrive()
    expect(status()).toBe('user')
    guarded = false
    arrive()
    expect(status()).toBe('visitor')
  })

  it('follows a sign-out that happened while the browser kept the page for Back [R-158]', async () => {
    const leave = () => {
      window.dispatchEvent(new Event('pagehide'))
      return () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    }
    localStorage.setItem(TOKEN_KEY, 'abc')
    const calls = stubApi({ 'POST /check/auth': welcome })
    start()
    await waitFor(() => expect(status()).toBe('user'))
    leave()()
    expect(calls).toHaveLength(1)
    const comeBack = leave()
    localStorage.clear()
    comeBack()
    expect(status()).toBe('visitor')
  })

  it('treats a token that no header can carry, or storage that is off, as a visitor', async () => {
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

  it('asks before the page renders, and signs in [R-153]', async () => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    const calls = stubApi({ 'POST /account/check/:role': welcome })
    await enter()
    expect(calls).toHaveLength(1)
    expect(status()).toBe('user')
  })

  it('redirects home without a call when there is no token [R-154]', async () => {
    stubApi({})
    await expect(enter()).rejects.toMatchObject({ status: 302 })
  })

  it.each([
    ['result 0', { result: 0 }],
    ['401', refusal(401)],
  ])('removes the token after %s and redirects home [R-154, R-155]', async (_, answer) => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    stubApi({ 'POST /account/check/:role': answer })
    const refused = (await enter().catch((response) => response)) as Response // the guard throws it to the router
    expect(refused.headers.get('Location')).toBe('/')
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
    expect(status()).toBe('visitor')
  })

  it.each([
    ['refusal', refusal(401)],
    ['welcome', { result: 1, data: { ...user, name: 'Somebody before' } }],
  ])('ignores a late %s of an earlier token and asks about the new one', async (_, late) => {
    localStorage.setItem(TOKEN_KEY, 'old')
    const calls = stubApi({
      'POST /account/check/:role': ({ headers }: StubbedCall) => {
        if (headers.Authorization !== 'Bearer old') return welcome
        localStorage.setItem(TOKEN_KEY, 'new')
        return late
      },
    })
    await enter()
    expect(calls).toHaveLength(2)
    expect(localStorage.getItem(TOKEN_KEY)).toBe('new')
    expect(store.getState().session).toEqual({ status: 'user', user })
  })

  it('leads home when the token went away during the question [R-154, R-158]', async () => {
    localStorage.setItem(TOKEN_KEY, 'old')
    stubApi({
      'POST /account/check/:role': () => {
        localStorage.clear()
        return welcome
      },
    })
    await expect(enter()).rejects.toMatchObject({ status: 302 })
    expect(status()).toBe('visitor')
  })

  it.each([
    ['no answer', noAnswer],
    ['503', refusal(503)],
  ])('keeps the token after %s and lets the page show the failure [R-157]', async (_, answer) => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    stubApi({ 'POST /account/check/:role': answer })
    await expect(enter()).rejects.toMatchObject({ name: 'ApiError' })
    expect(localStorage.getItem(TOKEN_KEY)).toBe('abc')
    expect(status()).toBe('visitor')
  })
})
