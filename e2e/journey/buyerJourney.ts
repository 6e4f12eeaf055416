import { expect } from '@playwright/test'
import { origin } from '../site'
import { linkIn, mailTo } from '../tests/mailbox'

/** A part of the page in which names occur once. */
export type Place = 'main' | 'contact'

/** The steps of a buyer in any browser. Each waits until it is possible. */
export interface Hands {
  open(address: string): Promise<void>
  /** Presses the element with this role and name, or one of them. */
  press(place: Place, role: 'link' | 'button' | 'checkbox', name: RegExp, which?: number): Promise<void>
  /** Types into the empty field with this label. */
  fill(place: Place, label: RegExp, text: string): Promise<void>
  /** Waits for a text and returns the element's. */
  read(place: Place, text: RegExp): Promise<string>
  /** The value of an attribute of the element with this role and name. */
  attribute(place: Place, role: 'link' | 'button', name: RegExp, attribute: string): Promise<string | null>
  address(): Promise<string>
}

/** Milliseconds that an answer may take. */
const PATIENCE = 20_000

async function confirm(email: string) {
  const link = new URL(linkIn(await mailTo(email, 'Please confirm your e-mail address')))
  const answer = await fetch(link.origin + link.pathname, {
    method: 'POST',
    body: link.searchParams,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  })
  expect(answer.headers.get('location')).toMatch(/confirmed$/)
}

const password = 'Firstpass1'

/** From a heart to an e-mail with a reference: heart, registration, saved and back, comparison, data sheet, enquiry. */
export async function buyerJourney(hands: Hands) {
  const email = `journey.${Date.now()}@company.example`
  const isAt = (address: RegExp) => expect.poll(() => hands.address(), { timeout: PATIENCE }).toMatch(address)

  await hands.open('/products?sort=2')
  await hands.press('main', 'link', /^Sign in to save /)
  await isAt(/\/login$/)
  await hands.press('main', 'link', /create/i)
  await isAt(/\/registration$/)
  await hands.fill('main', /^Full name/, 'Ada Example')
  await hands.fill('main', /^E-mail/, email)
  await hands.fill('main', /^(Mobile )?phone number/i, '+447700900123')
  await hands.fill('main', /^Create password/, password)
  await hands.fill('main', /^Confirm password/, password)
  await hands.press('main', 'button', /^Create Account$/)
  await isAt(/\/login$/)
  await confirm(email)
  await hands.fill('main', /^Password/, password)
  await hands.press('main', 'button', /^Sign In$/)

  await isAt(/\/products\?sort=2#heart-\d+$/)
  await expect.poll(() => hands.attribute('main', 'button', /^Save (?!this)/, 'aria-pressed')).toBe('true')
  await hands.press('main', 'checkbox', /^Compare/, 0)
  await hands.press('main', 'checkbox', /^Compare/, 1)
  await hands.press('main', 'link', /^Compare 2 machines$/)
  await isAt(/\/compare\?machine=[^&]+&machine=[^&]+$/)

  const [slug] = new URL(await hands.address()).searchParams.getAll('machine')
  await hands.open(`/products/${slug}`)
  const address = origin + (await hands.attribute('main', 'link', /data sheet/i, 'href'))
  const sheet = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  await hands.press('main', 'link', /^(Get in Touch!|Ask about a similar machine)/)
  await hands.fill('contact', /^Name/, 'Ada Example')
  await hands.fill('contact', /^Company name/, 'Example Dairy')
  await hands.fill('contact', /^Phone number/, '+447700900123')
  await hands.fill('contact', /^E-mail/, email)
  await hands.press('contact', 'button', /^Send message$/)
  const said = await hands.read('contact', /Your reference is E-\w{8}/)
  const [reference] = /E-\w{8}/.exec(said) ?? []
  await mailTo(email, `Your enquiry ${reference}`)
}
