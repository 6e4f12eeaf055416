import { works } from './sharedDrafts.repo'

const link = {
  expires_at: new Date(Date.now() + 60_000).toISOString(),
  ended_at: null,
  locked_at: null,
  roles: ['editor' as const],
  may: 'pages.write' as const,
}

describe('a link that shows a draft', () => {
  it.each([
    ['of a colleague who may edit it', {}, true],
    ['that has expired', { expires_at: new Date(Date.now() - 1).toISOString() }, false],
    ['that was ended', { ended_at: new Date().toISOString() }, false],
    ['of a colleague whose account is locked', { locked_at: new Date().toISOString() }, false],
    ['of one who left the staff', { roles: [] }, false],
    ['of one with another role', { roles: ['sales' as const] }, false],
  ])('%s works or has ended [O-21]', (_, more, expected) => {
    expect(works({ ...link, ...more })).toBe(expected)
  })
})
