export const texts = {
  crumb: 'Sample',
  title: 'Sample',
  description: 'The first page of the remote "sample".',
  heading: 'Sample',
  lead: 'Machines from the catalogue, loaded by this page.',
}
