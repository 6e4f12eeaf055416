import { kindPatterns as written } from '../src/phone-number/kindPatterns'
import { kindPatterns } from './phoneKinds.mjs'

describe('the patterns of phone numbers', () => {
  it('are those of the library that is installed; else run "node shared/tooling/phoneKinds.mjs" [R-762]', () => {
    expect(written).toEqual(kindPatterns())
  })
})
