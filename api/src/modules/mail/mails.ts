import { clockIn, dayIn, formatPrice, inList, machineLine, plural, totalPrice } from '@brightfill/shared/constants'
import type { Company, MyOrder } from '@brightfill/shared/contract'
import { LIFETIME } from '../accounts/mailedTokens.repo'
import { UNFINISHED_LASTS } from '../social/unfinished.repo'
import { write } from './writeMail'

/** The parts of an order in mails to its customer. */
type MailedOrder = Pick<MyOrder, 'id' | 'status_name' | 'machines'> & { note: string; url: string }

const priceOf = (price: number | null | undefined) =>
  price === null || price === undefined ? 'to be agreed' : formatPrice(price)

/** The clock of the company. */
const timeZone = 'Europe/London'
const [dayInLondon, clockInLondon] = [dayIn(timeZone), clockIn(timeZone)]

export const mails = {
  verification: (url: string) =>
    write({
      lasts: LIFETIME.verify,
      subject: 'Please confirm your e-mail address',
      says: [
        'Someone used this address to create an account with us. If it was you, please confirm it.',
        'If this was not you, ignore this e-mail.',
      ],
      link: { label: 'Confirm address', url },
    }),
  reset: (url: string) =>
    write({
      lasts: LIFETIME.reset,
      subject: 'Set a new password',
      says: [
        'You asked us for a link to set a new password. It works once and expires after an hour.',
        'If this was not you, ignore this e-mail. Nothing has changed.',
      ],
      link: { label: 'Set a new password', url },
    }),
  confirmSignIn: (url: string) =>
    write({
      lasts: UNFINISHED_LASTS,
      subject: 'Confirm your e-mail address to sign in',
      says: [
        'You signed in with a service that did not share your e-mail address, so you entered this one.',
        'Open the link in the same browser within an hour. If this was not you, ignore this e-mail.',
      ],
      link: { label: 'Confirm and sign in', url },
    }),
  passwordChanged: ({ signedOut }: { signedOut: boolean }) =>
    write({
      subject: 'Your password was changed',
      says: [
        signedOut
          ? 'The password for your account was changed, and your other devices were signed out.'
          : 'The password for your account was changed. Your devices are still signed in.',
        'If this was not you, set a new password immediately: choose “Forgot your password” on our sign-in page.',
      ],
    }),
  providerAdded: (provider: string, url: string) =>
    write({
      subject: `You can now sign in with ${provider}`,
      says: [
        `Someone signed in to your account with ${provider} for the first time. From now on, you can use it as well as your password.`,
        `If this was not you, remove ${provider} from your account and set a new password immediately.`,
      ],
      link: { label: 'Check sign-in and devices', url },
    }),
  providerRemoved: (provider: string) =>
    write({
      subject: `You can no longer sign in with ${provider}`,
      says: [
        `${provider} was removed from your account.`,
        'If this was not you, set a new password immediately and sign out all devices.',
      ],
    }),
  addressChanged: (address: string, url: string) =>
    write({
      subject: 'The e-mail address for your account was changed',
      says: [
        `The e-mail address for your account is now ${address}.`,
        'If this was not you, recover the account within 7 days. We will restore this address and e-mail you a link to set a new password.',
      ],
      link: { label: 'Recover account', url },
    }),
  /** For an address that was never confirmed and that the account has now left. */
  unconfirmedAddressLeft: () =>
    write({
      subject: 'The e-mail address for your account was changed',
      says: [
        'An account that was registered with this address now has a different one. This address was never confirmed, so we cannot send it a link to recover the account.',
        'If this is your account and you did not make the change, call or e-mail us. Otherwise, ignore this e-mail.',
      ],
    }),
  invitation: (by: string, url: string) =>
    write({
      lasts: LIFETIME.invite,
      subject: 'You have been invited to join the Brightfill Machinery office',
      says: [
        `${by} has invited you to join the office. Use this link to set your password.`,
        'The link works once and expires after 7 days. If you already had a password, you can keep using it.',
      ],
      link: { label: 'Accept invitation', url },
    }),
  customerInvitation: (url: string) =>
    write({
      lasts: LIFETIME.join,
      subject: 'Your Brightfill Machinery account',
      says: [
        'We have set up an account for you, where you can follow your orders and enquiries. Use this link to set your password. It works once and expires after 7 days.',
        'If you did not expect this e-mail, ignore it. The account cannot be used until you set a password.',
      ],
      link: { label: 'Set up your account', url },
    }),
  secondFactorSet: () =>
    write({
      subject: 'A second factor was added to your account',
      says: [
        'An authenticator app was set up for your office account.',
        'If this was not you, change your password immediately and tell an admin.',
      ],
    }),
  passkeyAdded: (name: string) =>
    write({
      subject: 'A passkey was added to your account',
      says: [
        `The passkey “${name}” was added to your office account.`,
        'If this was not you, change your password immediately and tell an admin.',
      ],
    }),
  passkeyRemoved: (name: string) =>
    write({
      subject: 'A passkey was removed from your account',
      says: [
        `The passkey “${name}” was removed from your office account.`,
        'If this was not you, change your password immediately and tell an admin.',
      ],
    }),
  /** A text by staff, a paragraph for each block of lines. */
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
    write({ subject, says: [said, 'If you have any questions, reply to this e-mail.'] }),
  /** The first mail about an order, with its terms. */
  orderConfirmation: ({ id, status_name, note, machines, url }: MailedOrder) => {
    const total = totalPrice(machines.map(({ price }) => price))
    return write({
      subject: `Confirmation of order ${id}`,
      says: [`Thank you for your order. This confirms order ${id}.`, note, `Status: ${status_name}.`].filter(Boolean),
      link: { label: 'View order', url },
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
      says: [`The status of your order ${id} is now “${status_name}”.`, note].filter(Boolean),
      link: { label: 'View order', url },
      facts: [['Machines', machines.map(machineLine).join('\n')]],
    }),
  named: (by: string, reference: string, text: string, url: string) =>
    write({
      subject: `${by} mentioned you in ${reference}`,
      says: [text],
      link: { label: 'Open in the office', url },
    }),
  reminder: (reference: string, step: string, url: string) =>
    write({
      subject: `Today: ${step}`,
      says: [`Your next step for ${reference} is due today: ${step}`],
      link: { label: 'Open in the office', url },
    }),
  /** @param until the announced end */
  maintenanceOver: (until: string, url: string) =>
    write({
      subject: 'The site is still closed for maintenance',
      says: [
        `Maintenance should have ended on ${dayInLondon(new Date(until))} at ${clockInLondon(new Date(until))} UK time. Visitors still see the maintenance page.`,
        'End maintenance now, or announce a new time.',
      ],
      link: { label: 'Go to maintenance', url },
    }),
  arrivedToday: (references: string[], url: string) =>
    write({
      subject: plural(references.length, { one: '# new enquiry', other: '# new enquiries' }),
      says: [`${inList(references)}.`],
      link: { label: 'Open the inbox', url },
    }),
  /** New machines in a saved search. */
  newMatches: (
    name: string,
    { count, listed, url, stop }: { count: number; listed: { name: string; url: string }[]; url: string; stop: string },
  ) =>
    write({
      subject: plural(count, { one: `# new machine: ${name}`, other: `# new machines: ${name}` }),
      says: [`New matches for your saved search “${name}”:`],
      link: { label: 'View search', url },
      facts: [...listed.map(({ name, url }): [string, string] => [name, url]), ['Stop these e-mails', stop]],
    }),
  /** Changes of price or selling state of saved machines. */
  savedChanged: (
    changes: { name: string; said: string; url: string }[],
    { url, stop }: { url: string; stop: string },
  ) =>
    write({
      subject: plural(changes.length, {
        one: `Changed: ${changes[0]?.name}`,
        other: '# of your saved machines have changed',
      }),
      says: ['Your saved machines have changed:'],
      link: { label: 'View saved machines', url },
      facts: [
        ...changes.map(({ name, said, url }): [string, string] => [name, `${said}: ${url}`]),
        ['Stop these e-mails', stop],
      ],
    }),
  /** @param url address of the enquiry in the office */
  enquiry: (facts: Record<string, string>, url: string) =>
    write({
      subject: `New enquiry ${facts.Reference ?? ''}`,
      says: [`New enquiry from ${facts.Name ?? 'a visitor'}.`],
      link: { label: 'Open in the office', url },
      facts: Object.entries(facts),
    }),
  /**
   * For the visitor who sent a form: the reference, the day of the answer, and how to reach staff earlier.
   * @param form the sent fields, and the address of the machine in question; undefined for an unconfirmed address,
   *   which would get a stranger's words in the company's name
   */
  received: (
    { subject, reference }: { subject: string; reference: string },
    { answerBy, company }: { answerBy: string; company: Company | undefined },
    form: { facts: Record<string, string>; page?: string | undefined } | undefined,
  ) =>
    write({
      subject,
      says: [
        `Thank you for your message. Your reference is ${reference}.`,
        `One of our engineers will reply by ${answerBy}.`,
        ...(company
          ? [`To add anything, reply to this e-mail, call ${company.Telephone} or write to ${company['E-mail']}.`]
          : []),
        form
          ? 'This is what we received:'
          : 'If you did not write to us, someone mistyped an e-mail address. You can ignore this e-mail.',
      ],
      link: form?.page ? { label: 'View machine', url: form.page } : undefined,
      facts: Object.entries(form?.facts ?? {}),
    }),
  /** @param url address of the offer in the office */
  sellRequest: (facts: Record<string, string>, url: string) =>
    write({
      subject: `New machine offered ${facts.Reference ?? ''}`,
      says: [`New machine offered by ${facts.Name ?? 'a visitor'}.`],
      link: { label: 'Open in the office', url },
      facts: Object.entries(facts),
    }),
}
