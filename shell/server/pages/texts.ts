export const texts = {
  edit: 'Edit',
  forStaff: 'For staff',
  title: 'Brightfill Machinery',
  starting: 'This site is starting',
  soon: 'It will be ready in a moment. This page reloads automatically.',
  unrendered: 'We could not load this page just now.',
  withoutScripts: 'Try again in a moment, or turn on JavaScript in your browser.',
  again: 'Try again',
}
