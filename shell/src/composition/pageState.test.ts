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
    files: { entry: 'e.js', integrity: {}, chunks: {} },
  },
  remotes: [],
}

describe('page state', () => {
  it('cannot end the script element around it', () => {
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

  it('carries an unavailable remote and marks it as seen by the server', () => {
    expect(fromWire(toWire(new RemoteUnavailable('blog', new Error('refused'))))).toMatchObject({
      remote: 'blog',
      seenByServer: true,
    })
  })

  it('carries a response thrown by a loader in the form that the router expects', () => {
    expect(isRouteErrorResponse(fromWire({ kind: 'response', status: 410, statusText: 'Gone' }))).toBe(true)
  })

  it('reveals nothing about an unexpected error [R-552]', () => {
    expect(JSON.stringify(toWire(new Error('select * from users')))).not.toContain('select')
  })

  it.each([
    [new ApiError(404, ''), 404],
    [new ApiError(0, ''), 503],
    [new ApiError(500, ''), 503],
    [new ApiError(429, ''), 503],
    [new RemoteUnavailable('blog'), 503],
    [new TypeError('x is undefined'), 500],
  ])('turns a page failure with %s into status %i [R-719]', (error, status) => {
    expect(statusOf(error)).toBe(status)
  })
})
