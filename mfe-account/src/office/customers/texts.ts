import { inList, plural } from '@brightfill/shared/constants'

const enquiriesOf = (count: number) => plural(count, { one: '# enquiry', other: '# enquiries' })
const offersOf = (count: number) => plural(count, { one: '# offer', other: '# offers' })

export const texts = {
  title: 'Customers',
  invite: 'Invite as customer',
  inviteText: 'We will e-mail a link to set a password. It works once and expires after 7 days.',
  inviteNow: 'Send invitation',
  one: 'Customer',
  search: 'Name, e-mail, phone',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  since: 'Customer since',
  address: 'Address',
  position: 'Position',
  unconfirmed: 'The e-mail address is not confirmed yet.',
  unconfirmedMark: 'not confirmed',
  account: 'Account',
  confirmed: 'The e-mail address is confirmed.',
  locked: 'Locked',
  confirmAgain: 'Resend confirmation',
  resetAgain: 'Send password reset link',
  mailSent: 'We have e-mailed the confirmation link again.',
  resetSent: 'We have e-mailed the link.',
  lock: 'Lock account',
  lockNow: 'Lock account and sign out',
  unlock: 'Unlock account',
  lockedNow: 'The account is locked and signed out everywhere.',
  unlocked: 'The account is unlocked. The customer can sign in again.',
  remove: 'Delete account',
  removeTitle: (name: string) => `Delete ${name}’s account?`,
  removeText:
    'This deletes the account and everything in it: saved machines, enquiries and e-mails. It cannot be undone.',
  removeUnconfirmed:
    'This deletes the account and its saved machines. Enquiries remain because the address was never confirmed. It cannot be undone.',
  ordersStay: (orders: number, years: number) =>
    plural(orders, {
      one: `# order is retained for ${years} years, with the customer’s name and address.`,
      other: `# orders are retained for ${years} years, with the customer’s name and address.`,
    }),
  ordersOpen: (open: readonly number[]) =>
    plural(open.length, {
      one: `Order ${open[0]} is still open. The customer will get no more e-mails about it.`,
      other: `Orders ${inList(open.map(String))} are still open. The customer will get no more e-mails about them.`,
    }),
  typeAddress: (email: string) => `Type ${email} to confirm`,
  removeNow: 'Delete account for good',
  isRemoved: (name: string) => `${name}’s account has been deleted.`,
  notDone: 'That did not work, and nothing has changed',
  person: 'Personal data request',
  personText:
    'Find everything we hold for an e-mail address, with or without an account. You can download it for the person or delete it, together with an account that was never confirmed.',
  personFind: 'Find',
  personFound: (email: string, { enquiries, sell_requests }: { enquiries: number; sell_requests: number }) =>
    `${email}: ${inList([enquiriesOf(enquiries), offersOf(sell_requests)])}.`,
  personDownload: 'Download data',
  personErase: 'Delete everything',
  personEraseNow: 'Delete everything for good',
  personErased: ({ enquiries, sell_requests }: { enquiries: number; sell_requests: number }) =>
    `We have deleted ${inList([enquiriesOf(enquiries), offersOf(sell_requests)])}, with their e-mails.`,
  personHasAccount: 'This address has a customer account. Delete the account on the customer’s page instead.',
  personFile: 'personal-data.json',
  none: 'No matching customers. Clear the search to see all, or invite a new one.',
  back: 'All customers',
  data: 'Personal data',
  saved: 'Saved Machines',
  enquiries: 'Enquiries and offers',
  orders: 'Orders',
  newOrder: 'New order',
  noSaved: 'No saved machines yet. Machines this customer saves appear here.',
  noEnquiries: 'No enquiries yet. Messages this customer sends appear here.',
  noOrders: 'No orders yet. Create the first one below.',
  order: (id: number | string) => `Order ${id}`,
}
