import type { Page } from '@playwright/test'
import { origin } from '../site'

let token: Promise<string> | undefined

/** Signs the demo user in with a stored token, which the page reads at its next start. */
export async function signIn(page: Page) {
  token ??= demoToken(origin)
  const value = await token
  if (page.url() === 'about:blank') await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('auth_token', text), value)
}

/** Saves a machine for the demo user. */
export async function saveMachine(id: number) {
  token ??= demoToken(origin)
  const answer = await fetch(`${origin}/api/post/checked-wishlist`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await token}` },
    body: new URLSearchParams({ isChecked: '1', event_id: String(id) }),
  })
  if (!answer.ok) throw new Error(`Saving a machine answered ${answer.status}`)
}

/** A token of the demo user for the site at that address. */
export async function demoToken(siteOrigin: string): Promise<string> {
  const answer = await fetch(`${siteOrigin}/api/user/login/account/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'demo@brightfill.example', password: 'Brightfill1' }),
  })
  if (!answer.ok) throw new Error(`The demo sign-in answered ${answer.status}`)
  return ((await answer.json()) as { token: string }).token
}
