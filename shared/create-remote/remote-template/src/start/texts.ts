export const texts = {
  crumb: 'Sample',
  title: 'Sample',
  description: 'The first page of the remote "sample".',
  heading: 'Sample',
  lead: 'Machines of the catalogue, read by this page’s own loader.',
}
