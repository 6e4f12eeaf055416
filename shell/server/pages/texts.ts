export const texts = {
  title: 'Brightfill Machinery',
  starting: 'This site is starting',
  soon: 'It will be here in a moment. This page looks again by itself.',
  unrendered: 'This page could not be put together just now.',
  withoutScripts: 'Load it again in a moment. With JavaScript switched on, your browser puts it together by itself.',
  again: 'Load it again',
}
