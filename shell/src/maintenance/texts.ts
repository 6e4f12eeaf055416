export const texts = {
  title: 'Maintenance | Brightfill Machinery',
  availableTitle: 'Available again | Brightfill Machinery',
  cleaning: 'The line is being cleaned.',
  cleaningText: 'We are updating the site and expect to be back soon. Orders and deliveries are not affected.',
  available: 'The site is back',
  availableText: 'Everything is working as usual.',
  goHome: 'Go to home page',
  tryAgain: 'Try again',
  backBy: (day: string, time: string) => `We expect to be back on ${day} at ${time} UK time.`,
  staff: 'Staff',
  office: 'Open the office',
  noWayAround: 'You are signed in, but only staff can use the site at the moment.',
}
