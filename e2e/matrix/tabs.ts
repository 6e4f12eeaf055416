import type { Browser, BrowserContext, Page } from '@playwright/test'
import { demoToken } from '../tests/signIn'
import type { Fault } from './faults'
import { frontOrigin } from './site'

/** Tabs of visitors and of a signed-in user, each with an empty cache. */
export class Tabs {
  private readonly contexts: BrowserContext[] = []

  constructor(
    private readonly browser: Browser,
    private readonly struck: { remote: string; fault: Fault } | undefined,
  ) {}

  async open({ signedIn = false } = {}): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: frontOrigin,
      storageState: signedIn ? await demoUser() : undefined,
    })
    this.contexts.push(context)
    const { struck } = this
    if (struck?.fault.code) {
      await context.addInitScript((active) => Object.assign(window, { brightfill_fault: active }), {
        remote: struck.remote,
        code: struck.fault.code,
      })
    }
    return context.newPage()
  }

  async close(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()))
  }
}

/** Switches the fault of the remote's code off. */
export async function healCode(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { brightfill_fault: undefined }))
}

let signedIn: Promise<string> | undefined

async function demoUser() {
  signedIn ??= demoToken(frontOrigin)
  return {
    cookies: [],
    origins: [{ origin: frontOrigin, localStorage: [{ name: 'auth_token', value: await signedIn }] }],
  }
}
