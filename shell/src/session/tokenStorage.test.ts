import { tokenStorage } from './tokenStorage'

afterEach(() => {
  jest.restoreAllMocks()
  tokenStorage.forget()
})

describe('the token of the signed-in user', () => {
  it('is stored unchanged under auth_token in local storage [R-009]', () => {
    tokenStorage.write('a.b-c_1')
    expect(localStorage.getItem('auth_token')).toBe('a.b-c_1')
    expect(tokenStorage.read()).toBe('a.b-c_1')
    tokenStorage.forget()
    expect(localStorage.getItem('auth_token')).toBeNull()
    expect(tokenStorage.read()).toBeUndefined()
  })

  it('is ignored when it is damaged', () => {
    for (const damaged of ['', 'two words', 'line\nbreak', 'ключ', 'x'.repeat(5000)]) {
      localStorage.setItem('auth_token', damaged)
      expect(tokenStorage.read()).toBeUndefined()
    }
  })

  it('lives as long as the document when storage is switched off', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    tokenStorage.write('abc')
    expect(tokenStorage.read()).toBe('abc')
    tokenStorage.forget()
    expect(tokenStorage.read()).toBeUndefined()
  })
})
