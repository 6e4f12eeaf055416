export const texts = {
  title: 'Orders | Brightfill Machinery',
  heading: 'Orders',
  order: 'Order',
  date: 'Date',
  status: 'Status',
  number: (id: number) => `No. ${id}`,
  empty: 'No orders yet',
  emptyText: 'Once you have ordered a machine, you follow it here from preparation to delivery.',
  toMachines: 'See machines',
  loading: 'Loading orders',
}
