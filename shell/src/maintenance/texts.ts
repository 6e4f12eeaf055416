export const texts = {
  title: 'Maintenance | Brightfill Machinery',
  availableTitle: 'Available again | Brightfill Machinery',
  cleaning: 'The line is being cleaned.',
  cleaningText: 'We are updating the site and expect to be back soon. Orders and deliveries are not affected.',
  available: 'The site is available',
  availableText: 'Nothing is being cleaned. Everything runs as usual.',
  goHome: 'Go to home',
  tryAgain: 'Try again',
  backBy: (day: string, time: string) => `We expect to be back on ${day} at ${time} UK time.`,
  staff: 'Staff',
  office: 'Open the office',
  noWayAround: 'You are signed in. This account has to wait as well.',
}
