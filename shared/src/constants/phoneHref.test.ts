import { phoneHref } from '@brightfill/shared/constants'

describe('the link of a telephone number', () => {
  it.each([
    ['+44 1632 960180', 'tel:+441632960180'],
    ['+44 (0)1632 960180', 'tel:+441632960180'],
    ['01632 960180', 'tel:01632960180'],
    ['+44 1632 960180 ext. 12', 'tel:+441632960180;ext=12'],
  ])('calls %s, and its extension after it [R-764]', (number, href) => {
    expect(phoneHref(number)).toBe(href)
  })
})
