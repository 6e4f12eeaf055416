/** The line after a contact message or a sell request was sent. */
export const messageSent = 'Thank you, we will contact you'
