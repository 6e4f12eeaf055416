export const texts = {
  title: 'Brightfill Machinery',
  starting: 'This site is starting',
  soon: 'It will be here in a moment. This page looks again by itself.',
}
