import { officeAddress } from './officeAddress'

describe('the address that a sign-in leads back to', () => {
  it.each([
    ['/office', '/office'],
    ['/office/enquiries/E-23456789?page=2', '/office/enquiries/E-23456789?page=2'],
    ['/officer', undefined],
    ['//evil.example/office', undefined],
    ['https://evil.example/office', undefined],
    ['/\\evil.example/office', undefined],
    ['/user/orders', undefined],
  ])('%s leads to %s [O-08]', (wanted, address) => {
    window.history.replaceState(null, '', `/login?${new URLSearchParams({ return: wanted })}`)
    expect(officeAddress()).toBe(address)
  })
})
