import { readFileSync } from 'node:fs'
import path from 'node:path'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TOKEN_KEY } from '../session/tokenStorage'
import { SchemeSwitch } from './SchemeSwitch'
import { applyScheme, SCHEME_KEY } from './schemeChoice'

const { dataset } = document.documentElement

beforeEach(() => {
  localStorage.clear()
  applyScheme()
  delete dataset.session
})

describe('colour scheme switch', () => {
  it('follows the system until the visitor chooses, and keeps the choice on this device [R-173]', async () => {
    render(<SchemeSwitch />)
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()

    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(dataset.scheme).toBe('dark')
    expect(localStorage.getItem(SCHEME_KEY)).toBe('dark')

    await userEvent.click(screen.getByRole('radio', { name: 'System' }))
    expect(dataset.scheme).toBeUndefined()
    expect(localStorage.getItem(SCHEME_KEY)).toBeNull()
  })

  it('follows the choice made in another tab [R-173]', () => {
    render(<SchemeSwitch />)
    localStorage.setItem(SCHEME_KEY, 'light')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY })))
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked()
    expect(dataset.scheme).toBe('light')
  })

  it('works for this document when storage is switched off [R-173]', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    render(<SchemeSwitch />)
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
    expect(dataset.scheme).toBe('light')
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked()
  })
})

describe('the script before the first paint', () => {
  const early = readFileSync(path.join(__dirname, '../document/early.js'), 'utf8')
  // biome-ignore lint/security/noGlobalEval: our own file, run the way a script element runs it
  const run = () => window.eval(early)

  it('sets the stored choice on the document and ignores any other stored value [R-173]', () => {
    run()
    expect(dataset.scheme).toBeUndefined()
    localStorage.setItem(SCHEME_KEY, 'dark')
    run()
    expect(dataset.scheme).toBe('dark')
    localStorage.setItem(SCHEME_KEY, '"><script>')
    delete dataset.scheme
    run()
    expect(dataset.scheme).toBeUndefined()
  })

  it('marks the document when a token is stored, so that Login does not flash up [R-151]', () => {
    localStorage.setItem(TOKEN_KEY, 'abc')
    run()
    expect(dataset.session).toBe('unknown')
  })

  it('works when storage is switched off', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(run).not.toThrow()
  })
})
