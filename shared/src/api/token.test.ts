import { forgetToken, rememberToken, storedToken } from '.'

afterEach(() => {
  jest.restoreAllMocks()
  forgetToken()
})

describe('the token of the signed-in user', () => {
  it('is kept raw under auth_token in local storage [R-009]', () => {
    rememberToken('a.b-c_1')
    expect(localStorage.getItem('auth_token')).toBe('a.b-c_1')
    expect(storedToken()).toBe('a.b-c_1')
    forgetToken()
    expect(localStorage.getItem('auth_token')).toBeNull()
    expect(storedToken()).toBeUndefined()
  })

  it('does not count when it is damaged', () => {
    for (const damaged of ['', 'two words', 'line\nbreak', 'ключ', 'x'.repeat(5000)]) {
      localStorage.setItem('auth_token', damaged)
      expect(storedToken()).toBeUndefined()
    }
  })

  it('lives as long as the document when storage is switched off', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    rememberToken('abc')
    expect(storedToken()).toBe('abc')
    forgetToken()
    expect(storedToken()).toBeUndefined()
  })
})
