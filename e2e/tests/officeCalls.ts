import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Calls of the office as its page makes them, for the set-up of tests. After `openOffice`. */
export async function officeCalls(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const headers = { authorization: `Bearer ${token}` }
  return {
    get: async (path: string) => (await page.request.get(`/api/office${path}`, { headers })).json(),
    async post(path: string, data: object = {}) {
      const answer = await page.request.post(`/api/office${path}`, { headers, data })
      expect(answer.status(), `${path} ${await answer.text()}`).toBe(200)
      return answer.json()
    },
  }
}
