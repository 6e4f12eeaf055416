export const texts = {
  title: 'Redirecting | Brightfill Machinery',
  redirecting: 'Redirecting...',
}
