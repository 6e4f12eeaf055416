export const texts = {
  title: 'Saved Machines | Brightfill Machinery',
  heading: 'Saved Machines',
  count: (count: number) => (count === 1 ? '1 saved machine' : `${count} saved machines`),
  empty: 'Nothing saved yet',
  emptyText: 'Press the heart on a machine and it stays here while you are weighing it up.',
  toMachines: 'See machines',
  loading: 'Loading saved machines',
}
