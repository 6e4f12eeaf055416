import { loggedRequest } from './loggedRequest'

const logged = (url: string) => loggedRequest({ method: 'GET', url, ip: '127.0.0.1' }).url

describe('the log of requests', () => {
  it.each([
    ['/auth/callback?token=Secret123', '/auth/callback?token=…'],
    ['/reset-password/?email=ada@company.example&token=Secret123', '/reset-password/?email=…&token=…'],
    ['/auth/google/callback?code=4/0A&state=abc&scope=openid', '/auth/google/callback?code=…&state=…&scope=openid'],
    ['/reset-password?TOKEN=Secret123', '/reset-password?TOKEN=…'],
    ['/auth/callback?%74oken=Secret123', '/auth/callback?%74oken=…'],
    ['/x?access_token=Secret123&password=Secret123#a', '/x?access_token=…&password=…'],
    ['/x?%zz=1&page=2', '/x?%zz=1&page=2'],
    ['/products?search=filler&page=2', '/products?search=filler&page=2'],
  ])('shortens %s to %s [R-620, Q-21]', (url, kept) => {
    expect(logged(url)).toBe(kept)
  })
})
