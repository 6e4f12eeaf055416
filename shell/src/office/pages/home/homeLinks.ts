const ENQUIRIES = '/office/enquiries'

/** The inbox in one of its views. */
export const inView = (view: 'unread' | 'mine' | 'open' | 'undelivered' | 'all') =>
  `${ENQUIRIES}?filter=${encodeURIComponent(JSON.stringify({ show: view }))}`

export const enquiryAddress = (reference: string) => `${ENQUIRIES}/${reference}`
