export const texts = {
  title: 'Saved Machines | Brightfill Machinery',
  heading: 'Saved Machines',
  empty: 'Nothing saved yet',
  emptyText: 'Press the heart on a machine and it stays here while you are weighing it up.',
  toMachines: 'See machines',
  loading: 'Loading saved machines',
}
