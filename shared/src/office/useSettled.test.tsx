import { act, renderHook } from '@testing-library/react'
import { PAUSE, useSettled } from './useSettled'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('searches for the text after a pause in typing [O-01]', () => {
  const { result, rerender } = renderHook(({ words }) => useSettled(words), { initialProps: { words: '' } })
  const asked = new Set<string>()
  for (const words of ['f', 'fi', 'fil', 'fill']) {
    rerender({ words })
    act(() => jest.advanceTimersByTime(PAUSE - 1))
    asked.add(result.current)
  }
  expect([...asked]).toEqual([''])
  act(() => jest.advanceTimersByTime(1))
  expect(result.current).toBe('fill')
})

it('shows everything as soon as the text is removed', () => {
  const { result, rerender } = renderHook(({ words }) => useSettled(words), { initialProps: { words: 'fill' } })
  rerender({ words: '' })
  act(() => jest.advanceTimersByTime(0))
  expect(result.current).toBe('')
})
