export const texts = {
  heading: 'Your data',
  text: 'Everything we keep about you as one file, or nothing any more: you decide.',
  download: 'Download my data',
  downloading: 'Collecting your data',
  notDownloaded: 'Your data did not reach you. Try again.',
  fileName: 'brightfill-my-data.json',
  delete: 'Delete account',
  deleteHeading: 'Delete your account?',
  deleteText:
    'Your details, saved machines, orders and requests are removed at once, on all devices. This cannot be undone. If you never set a password, leave the field empty.',
  password: 'Password',
  confirm: 'Delete for good',
  deleting: 'Deleting your account',
  keep: 'Keep my account',
  deleted: 'Your account is deleted',
}
