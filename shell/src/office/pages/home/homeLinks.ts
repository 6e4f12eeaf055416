const ENQUIRIES = '/office/enquiries'

/** The inbox in one of its views. */
export const inView = (view: 'unread' | 'mine' | 'late' | 'open' | 'undelivered' | 'all') =>
  `${ENQUIRIES}?filter=${encodeURIComponent(JSON.stringify(view === 'late' ? LATE : { show: view }))}`

/** The filters of enquiries that wait for longer than is promised. */
const LATE = { show: 'open', overdue: 1 }

export const enquiryAddress = (reference: string) => `${ENQUIRIES}/${reference}`

/** The machines of the office in one of their views. */
export const machinesThat = (filter: object) => `/office/machines?filter=${encodeURIComponent(JSON.stringify(filter))}`
