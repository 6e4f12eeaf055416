import { messageSent } from '@brightfill/shared/messages'

export const texts = {
  brand: 'Brightfill Machinery',
  notSent: 'We could not send your message',
  goBack: 'Nothing you typed is lost: go back in your browser to find it in the form.',
  sent: messageSent,
  reference: (reference: string) => `Your reference is ${reference}.`,
  answerBy: (day: string) => `One of our engineers will reply by ${day}.`,
  copy: 'We have e-mailed you a confirmation.',
  tooMany: (wait: string) => `Too many messages have been sent from your connection. Please try again ${wait}.`,
  reachUs: (phone: string, email: string) => `You can also call ${phone} or write to ${email}.`,
  back: 'Back to the previous page',
  oversized: 'Your browser sent too much data',
  clearCookies: 'Delete the cookies for this site in your browser settings, then open the page again.',
  toSite: 'Go to home page',
}
