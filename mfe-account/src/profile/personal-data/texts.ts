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
    'We remove your details, saved machines and enquiries at once, on all devices. Orders stay with us as business records. This cannot be undone. If you never set a password, leave the field empty.',
  ordersStay: (orders: number, years: number) =>
    `We keep your ${orders === 1 ? 'order' : `${orders} orders`}, with the name and address on ${orders === 1 ? 'it' : 'them'}, for ${years} years. The law requires it.`,
  ordersOpen: (open: readonly number[]) =>
    open.length === 1
      ? `Order ${open[0]} is still open. You will get no more e-mails about it; please call us if you have questions.`
      : `Orders ${open.join(', ')} are still open. You will get no more e-mails about them; please call us if you have questions.`,
  password: 'Password',
  confirm: 'Delete for good',
  deleting: 'Deleting your account',
  keep: 'Keep my account',
  deleted: 'Your account is deleted',
}
