/** @jest-environment node */
import { CHUNK_TIMEOUT } from '@brightfill/shared/constants'
import { base } from './base'

describe('every build', () => {
  it('gives up on a chunk after 120 s [R-025]', () => {
    const { output } = base({ workspace: 'shell', prefix: 'shell', target: 'browser', output: '/x', publicPath: '/' })
    expect(output.chunkLoadTimeout).toBe(CHUNK_TIMEOUT)
    expect(CHUNK_TIMEOUT).toBe(120_000)
  })
})
