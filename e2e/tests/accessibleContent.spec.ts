import type { Page } from '@playwright/test'
import { axeFindsNothing, type Visit } from './axeFindsNothing'
import { test } from './fixtures'
import { chooseMachine, fillSeller } from './sellForm'

const sell = (page: Page) => page.locator('#sell')

const visits: Visit[] = [
  { path: '/services', states: [{ name: 'services' }] },
  {
    path: '/',
    states: [
      {
        name: 'open questions',
        enter: async (page) => {
          const questions = page.locator('main h3 button[aria-expanded="false"]')
          await questions.first().scrollIntoViewIfNeeded()
          await questions.first().click()
        },
        part: (page) => page.getByRole('region', { name: 'Questions' }),
      },
      {
        name: 'a sell form with errors',
        enter: async (page) => {
          await sell(page).scrollIntoViewIfNeeded()
          await sell(page).getByRole('button').last().click()
        },
        shown: (page) => sell(page).getByText('Enter last name').first(),
        part: sell,
      },
      {
        name: 'a sell form that was sent',
        enter: async (page) => {
          await chooseMachine(sell(page))
          await fillSeller(sell(page))
          await sell(page).getByRole('button', { name: 'Send request' }).click()
        },
        shown: (page) => sell(page).getByText('Thank you, we will contact you'),
        part: sell,
      },
    ],
  },
]

test.describe('content [R-700, R-173]', () => axeFindsNothing(visits))
