import { formatPrice, machineLine, totalPrice } from '@brightfill/shared/constants'
import type { Company, MyOrder } from '@brightfill/shared/contract'
import { LIFETIME } from '../accounts/mailedTokens.repo'
import { UNFINISHED_LASTS } from '../social/unfinished.repo'
import { write } from './writeMail'

/** An order as its customer is told of it. */
type MailedOrder = Pick<MyOrder, 'id' | 'status_name' | 'machines'> & { note: string; url: string }

const priceOf = (price: number | null | undefined) =>
  price === null || price === undefined ? 'to be agreed' : formatPrice(price)

/** The clock of the company. */
const inLondon = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})

export const mails = {
  verification: (url: string) =>
    write({
      lasts: LIFETIME.verify,
      subject: 'Please confirm your e-mail address',
      says: [
        'Somebody, most likely you, gave us this address for an account.',
        'If it was not you, do not confirm it: there is nothing to do.',
      ],
      link: { label: 'Confirm address', url },
    }),
  reset: (url: string) =>
    write({
      lasts: LIFETIME.reset,
      subject: 'Set a new password',
      says: [
        'You asked for a link to set a new password. It works once, for 60 minutes.',
        'If it was not you, nothing has changed.',
      ],
      link: { label: 'Set a new password', url },
    }),
  confirmSignIn: (url: string) =>
    write({
      lasts: UNFINISHED_LASTS,
      subject: 'Confirm your e-mail address to sign in',
      says: [
        'You signed in with a provider that did not tell us your e-mail address, and named this one.',
        'Open the link in the same browser within an hour. If it was not you, there is nothing to do.',
      ],
      link: { label: 'Confirm and sign in', url },
    }),
  passwordChanged: ({ signedOut }: { signedOut: boolean }) =>
    write({
      subject: 'Your password was changed',
      says: [
        signedOut
          ? 'The password of your account was changed and other devices were signed out.'
          : 'The password of your account was changed. Devices that were signed in still are.',
        'If it was not you, ask for a new password at once.',
      ],
    }),
  providerAdded: (provider: string, url: string) =>
    write({
      subject: `${provider} can now sign in to your account`,
      says: [
        `Someone signed in to your account with ${provider} for the first time. From now on ${provider} opens it as well.`,
        `If it was not you, remove ${provider} from your account and set a new password.`,
      ],
      link: { label: 'See who can sign in', url },
    }),
  providerRemoved: (provider: string) =>
    write({
      subject: `${provider} can no longer sign in to your account`,
      says: [
        `${provider} was removed from your account.`,
        'If it was not you, set a new password and sign out all devices.',
      ],
    }),
  addressChanged: (address: string, url: string) =>
    write({
      subject: 'The e-mail address of your account was changed',
      says: [
        `Your account now has the address ${address}.`,
        'If it was not you, take the account back within 7 days: it gets this address again, and we mail you a link to set a new password.',
      ],
      link: { label: 'Take the account back', url },
    }),
  /** For an address that its account left without ever confirming it. */
  unconfirmedAddressLeft: () =>
    write({
      subject: 'The e-mail address of your account was changed',
      says: [
        'An account that was registered with this address has another one now. This one was never confirmed, so it cannot take the account back by a link.',
        'If the account is yours and it was not you, write to us or call us. Otherwise there is nothing to do.',
      ],
    }),
  invitation: (by: string, url: string) =>
    write({
      lasts: LIFETIME.invite,
      subject: 'You are invited to the office of Brightfill Machinery',
      says: [
        `${by} invites you to the office. Set your password with this link. It works once and expires after 7 days.`,
      ],
      link: { label: 'Accept the invitation', url },
    }),
  customerInvitation: (url: string) =>
    write({
      lasts: LIFETIME.join,
      subject: 'Your account at Brightfill Machinery',
      says: [
        'We have prepared an account for you, in which you can follow your orders and enquiries. Set your password with this link. It works once and expires after 7 days.',
        'If you did not expect this, ignore this e-mail. No account can be used until you set its password.',
      ],
      link: { label: 'Set up your account', url },
    }),
  secondFactorSet: () =>
    write({
      subject: 'A second factor was set for your account',
      says: [
        'An authenticator app was set up for the office with your account.',
        'If it was not you, change your password at once and tell an administrator.',
      ],
    }),
  passkeysChanged: (what: 'added' | 'removed', name: string) =>
    write({
      subject: `A passkey of your account was ${what}`,
      says: [
        `The passkey "${name}" for the office was ${what}.`,
        'If it was not you, change your password at once and tell an administrator.',
      ],
    }),
  /** The text of a member of staff, a paragraph for each block of lines. */
  answer: (subject: string, text: string) =>
    write({
      byPerson: true,
      subject,
      says: text
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter(Boolean),
    }),
  threadStatus: (subject: string, said: string) =>
    write({ subject, says: [said, 'Answer this mail if you have a question.'] }),
  /** The first mail about an order: what was agreed. */
  orderConfirmation: ({ id, status_name, note, machines, url }: MailedOrder) => {
    const total = totalPrice(machines.map(({ price }) => price))
    return write({
      subject: `Order confirmation: order ${id}`,
      says: [`Thank you for your order. This confirms order ${id}.`, note, `Status: ${status_name}.`].filter(Boolean),
      link: { label: 'Open the order', url },
      facts: [
        ...machines.map((machine): [string, string] => [machineLine(machine), priceOf(machine.price)]),
        ['Total', priceOf(total)],
        ['Terms', 'Our quotation terms apply. This is not an invoice.'],
      ],
    })
  },
  orderStatus: ({ id, status_name, note, machines, url }: MailedOrder) =>
    write({
      subject: `Your order ${id}: ${status_name}`,
      says: [`The status of your order ${id} is: ${status_name}.`, note].filter(Boolean),
      link: { label: 'Open the order', url },
      facts: [['Machines', machines.map(machineLine).join('\n')]],
    }),
  named: (by: string, reference: string, text: string, url: string) =>
    write({
      subject: `${by} named you at ${reference}`,
      says: [text],
      link: { label: 'Open it in the office', url },
    }),
  reminder: (reference: string, step: string, url: string) =>
    write({
      subject: `Today: ${step}`,
      says: [`Next step of ${reference}: ${step}`],
      link: { label: 'Open it in the office', url },
    }),
  /** @param until the end that was announced */
  maintenanceOver: (until: string, url: string) =>
    write({
      subject: 'The site is still closed for maintenance',
      says: [
        `Maintenance was to end on ${inLondon.format(new Date(until))}. Visitors still see the maintenance page.`,
        'End it, or announce another time.',
      ],
      link: { label: 'Open maintenance', url },
    }),
  arrivedToday: (references: string[], url: string) =>
    write({
      subject: `${references.length} new in the inbox`,
      says: [references.join(', ')],
      link: { label: 'Open the inbox', url },
    }),
  /** Machines that are new in a saved search. */
  newMatches: (
    name: string,
    { count, listed, url, stop }: { count: number; listed: { name: string; url: string }[]; url: string; stop: string },
  ) =>
    write({
      subject: `${count === 1 ? '1 new machine' : `${count} new machines`}: ${name}`,
      says: [`New in your saved search "${name}":`],
      link: { label: 'Open the search', url },
      facts: [...listed.map(({ name, url }): [string, string] => [name, url]), ['Stop these mails', stop]],
    }),
  /** Saved machines whose price or selling state changed. */
  savedChanged: (
    changes: { name: string; said: string; url: string }[],
    { url, stop }: { url: string; stop: string },
  ) =>
    write({
      subject: changes.length === 1 ? `Changed: ${changes[0]?.name}` : `${changes.length} saved machines changed`,
      says: ['This changed in your saved machines:'],
      link: { label: 'Open your saved machines', url },
      facts: [
        ...changes.map(({ name, said, url }): [string, string] => [name, `${said}: ${url}`]),
        ['Stop these mails', stop],
      ],
    }),
  /** @param url address of the enquiry in the office */
  enquiry: (facts: Record<string, string>, url: string) =>
    write({
      subject: `Enquiry ${facts.Reference ?? ''}`,
      says: ['Somebody asks to be contacted.'],
      link: { label: 'Open it in the office', url },
      facts: Object.entries(facts),
    }),
  /**
   * For the visitor who sent a form: the reference, by when a person answers, and how to reach one earlier.
   * @param form what was sent, and the address of the machine that it was about; undefined for an address that nobody
   *   confirmed, where these would be a stranger's words in the name of the company
   */
  received: (
    { subject, reference }: { subject: string; reference: string },
    { answerBy, company }: { answerBy: string; company: Company | undefined },
    form: { facts: Record<string, string>; page?: string | undefined } | undefined,
  ) =>
    write({
      subject,
      says: [
        `Thank you. Your message reached us; its reference is ${reference}.`,
        `One of our engineers will reply by ${answerBy}.`,
        ...(company
          ? [`To add something, reply to this e-mail, call ${company.Telephone} or write to ${company['E-mail']}.`]
          : []),
        form
          ? 'This is what we received:'
          : 'If you did not write to us, somebody mistyped an e-mail address. You need do nothing.',
      ],
      link: form?.page ? { label: 'See the machine', url: form.page } : undefined,
      facts: Object.entries(form?.facts ?? {}),
    }),
  /** @param url address of the offer in the office */
  sellRequest: (facts: Record<string, string>, url: string) =>
    write({
      subject: `Machine offered ${facts.Reference ?? ''}`,
      says: ['Somebody offers a machine.'],
      link: { label: 'Open it in the office', url },
      facts: Object.entries(facts),
    }),
}
