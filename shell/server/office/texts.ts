export const texts = {
  title: 'Office | Brightfill Machinery',
  opening: 'The office is opening.',
  needsScripts: 'The office needs scripts, which this browser does not run.',
}
