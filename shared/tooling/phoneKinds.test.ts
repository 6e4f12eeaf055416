import { kindPatterns as written } from '../src/phone-number/kindPatterns'
import { kindPatterns } from './phoneKinds'

describe('the patterns of phone numbers', () => {
  it('are those of the library that is installed; else run "node --import tsx shared/tooling/phoneKinds.ts" [R-762]', () => {
    expect(written).toEqual(kindPatterns())
  })
})
