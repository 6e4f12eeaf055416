import { axeFindsNothing, type PageState } from './axeFindsNothing'
import { test } from './fixtures'
import { chooseMachine, fillSeller } from './sellForm'

const states: PageState[] = [
  { name: 'services', path: '/services' },
  {
    name: 'open questions and a sell form with errors',
    path: '/',
    enter: async (page) => {
      const questions = page.locator('main h3 button[aria-expanded="false"]')
      await questions.first().scrollIntoViewIfNeeded()
      await questions.first().click()
      const sell = page.locator('#sell')
      await sell.scrollIntoViewIfNeeded()
      await sell.getByRole('button').last().click()
    },
    shown: (page) => page.locator('#sell').getByText('Enter last name').first(),
  },
  {
    name: 'a sell form that was sent',
    path: '/#sell',
    enter: async (page) => {
      const form = page.locator('#sell')
      await chooseMachine(form)
      await fillSeller(form)
      await form.getByRole('button', { name: 'Send request' }).click()
    },
    shown: (page) => page.locator('#sell').getByText('Thank you, we will contact you'),
  },
]

test.describe('content and blog [R-700, R-173]', () => axeFindsNothing(states))
