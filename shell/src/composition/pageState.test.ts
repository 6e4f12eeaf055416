import { ApiError } from '@brightfill/shared/api'
import { isRouteErrorResponse } from '@brightfill/shared/router'
import { fromWire, statusOf, toWire } from './pageState'
import { RemoteUnavailable } from './RemoteUnavailable'
import { writeState } from './writeState'

const composition = {
  id: 'c',
  shell: {
    release: 'r',
    base: '/',
    manifestIntegrity: 'sha384-x',
    files: { entry: 'e.js', integrity: {}, chunks: {} },
  },
  remotes: [],
}

describe('page state', () => {
  it('cannot end the script element it stands in', () => {
    const state = {
      composition,
      origin: 'https://site.test',
      hydration: { loaderData: { page: { text: '</script><script>alert(1)</script><!--' } }, errors: null },
    }
    const text = writeState(state)
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual(state)
  })

  it('carries a failed call to the browser with its status and request id', () => {
    const error = fromWire(toWire(new ApiError(404, 'There is no such machine', {}, 'id-1')))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 404, message: 'There is no such machine', requestId: 'id-1' })
  })

  it('carries a missing remote as one the server has seen', () => {
    expect(fromWire(toWire(new RemoteUnavailable('blog', new Error('refused'))))).toMatchObject({
      remote: 'blog',
      seenByServer: true,
    })
  })

  it('carries a response of a loader as the router knows it', () => {
    expect(isRouteErrorResponse(fromWire({ kind: 'response', status: 410, statusText: 'Gone' }))).toBe(true)
  })

  it('says nothing of an unexpected error [R-552]', () => {
    expect(JSON.stringify(toWire(new Error('select * from users')))).not.toContain('select')
  })

  it.each([
    [new ApiError(404, ''), 404],
    [new ApiError(0, ''), 503],
    [new ApiError(500, ''), 503],
    [new ApiError(429, ''), 503],
    [new RemoteUnavailable('blog'), 503],
    [new TypeError('x is undefined'), 500],
  ])('answers a page that failed with %s by status %i [R-719]', (error, status) => {
    expect(statusOf(error)).toBe(status)
  })
})
