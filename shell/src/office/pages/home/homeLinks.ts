const ENQUIRIES = '/office/enquiries'

/** The inbox in one of its views. */
export const inView = (view: 'unread' | 'mine' | 'open' | 'all') =>
  `${ENQUIRIES}?filter=${encodeURIComponent(JSON.stringify({ show: view }))}`

export const enquiryAddress = (reference: string) => `${ENQUIRIES}/${reference}`
