export const texts = {
  title: 'Maintenance | Brightfill Machinery',
  availableTitle: 'Available again | Brightfill Machinery',
}
