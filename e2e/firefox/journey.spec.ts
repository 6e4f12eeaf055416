import { test } from '@playwright/test'
import { launch } from 'puppeteer-core'
import { buyerJourney } from '../journey/buyerJourney'
import { FirefoxHands } from './FirefoxHands'

const executablePath = process.env.FIREFOX_PATH

test('a buyer goes from a heart to an enquiry and its e-mail, in Firefox', async () => {
  test.skip(!executablePath, 'There is no Firefox')
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
  })
  try {
    const page = await browser.newPage()
    await buyerJourney(new FirefoxHands(page))
  } finally {
    await browser.close()
  }
})
