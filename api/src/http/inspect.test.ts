import { inspect } from './inspect'

describe('a request with more values than allowed', () => {
  it.each([
    ['list', []],
    ['object', {}],
  ])('is refused before its %s is read', (_, large) => {
    const looked = jest.fn(() => 'value')
    for (let index = 0; index < 11; index += 1) Object.defineProperty(large, index, { get: looked, enumerable: true })
    expect(() => inspect(large, 10)).toThrow('too many values or levels')
    expect(looked).not.toHaveBeenCalled()
  })

  it('is refused when it is a file that got past its reader', () => {
    expect(() => inspect({ file: new Uint8Array(1_000_000) }, 20_000)).toThrow('too many values or levels')
  })

  it('is accepted up to the limit, names counted', () => {
    expect(() => inspect({ a: [1, 2], b: 'text' }, 9)).not.toThrow()
    expect(() => inspect({ a: [1, 2], b: 'text' }, 8)).toThrow()
  })
})
