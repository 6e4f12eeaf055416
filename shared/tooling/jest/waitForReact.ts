import { createRequire } from 'node:module'
import { configure } from '@testing-library/react'

interface Scheduler {
  unstable_NormalPriority: number
  unstable_scheduleCallback(priority: number, callback: () => void): unknown
}
const scheduler = createRequire(require.resolve('react-dom'))('scheduler') as Scheduler
const soon = setTimeout // a test may replace it

/**
 * Lets every press and letter of a test wait until React has drawn what followed from it. The library waits one turn;
 * after 5 ms React's scheduler leaves its other tasks to the next, so on a slow machine a test looked too early.
 */
export function waitForReact() {
  configure(({ asyncWrapper }) => ({
    asyncWrapper: (act) =>
      asyncWrapper(async () => {
        const result = await act()
        await new Promise((resolve) => soon(resolve, 0))
        await new Promise<void>((resolve) => {
          scheduler.unstable_scheduleCallback(scheduler.unstable_NormalPriority, resolve)
        })
        return result
      }),
  }))
}
