export const texts = {
  waiting: 'Waiting for you',
  unread: 'Unread enquiries',
  overdue: 'Enquiries past the promised time',
  due: 'Next steps of yours, due today or before',
  mine: 'Open enquiries of yours',
  undelivered: 'Answers that could not be delivered, of 30 days',
  calm: 'Nothing waits for you.',
  noWork: 'Your pages are in the navigation.',
}
