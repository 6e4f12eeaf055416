import { inList, plural } from '@brightfill/shared/constants'

export const texts = {
  heading: 'Your data',
  text: 'Download everything we hold about you, or delete your account.',
  download: 'Download my data',
  downloading: 'Collecting your data',
  notDownloaded: 'The download failed. Try again.',
  fileName: 'brightfill-my-data.json',
  delete: 'Delete account',
  deleteHeading: 'Delete your account?',
  deleteText:
    'We will delete your details, saved machines and enquiries immediately. This cannot be undone. If you never set a password, leave the field empty.',
  ordersStay: (orders: number, years: number) =>
    plural(orders, {
      one: `The law requires us to keep your order, with the name and address on it, for ${years} years.`,
      other: `The law requires us to keep your # orders, with the names and addresses on them, for ${years} years.`,
    }),
  ordersOpen: (open: readonly number[]) =>
    plural(open.length, {
      one: `Order ${open[0]} is still open. You will get no more e-mails about it; call us if you have questions.`,
      other: `Orders ${inList(open.map(String))} are still open. You will get no more e-mails about them; call us if you have questions.`,
    }),
  password: 'Password',
  confirm: 'Delete account for good',
  deleting: 'Deleting your account',
  keep: 'Keep my account',
  deleted: 'Your account has been deleted',
}
