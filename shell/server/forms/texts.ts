import { messageSent } from '@brightfill/shared/messages'

export const texts = {
  brand: 'Brightfill Machinery',
  notSent: 'Your message was not sent',
  goBack: 'Go back in your browser: what you wrote is still in the form.',
  sent: messageSent,
  reference: 'Your reference is',
  answerBy: (day: string) => `One of our engineers will reply by ${day}.`,
  copy: 'We have e-mailed you a confirmation.',
  tooMany: (wait: string) => `Too many messages came from your connection. Please try again ${wait}.`,
  orCall: 'Or call',
  orWrite: 'or write to',
  back: 'Back to the page you came from',
  oversized: 'Your browser sent more than we can read',
  clearCookies: 'Delete the cookies for this site in the settings of your browser, then open the page again.',
  toSite: 'To our home page',
}
