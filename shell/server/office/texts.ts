export const texts = {
  title: 'Office | Brightfill Machinery',
  opening: 'Opening the office',
  needsScripts: 'The office needs JavaScript. Turn it on in your browser, then reload the page.',
}
