import { EMAIL_MAX_LENGTH } from '@brightfill/shared/constants'
import { Type } from 'typebox'
import type { Call } from './call'
import { salesRoles } from './officeInbox'
import { CustomerAnswer, CustomerId } from './officePeople'
import { Nothing } from './parts'

// The actions of staff for a customer (O-49). Each is in the activity log under the customer's number.

const access = { roles: salesRoles, office: 'open' } as const

export const officeCustomerCalls = {
  sendConfirmation: {
    method: 'POST',
    path: '/api/office/customers/:id/confirmation',
    summary: 'Mail the link again that confirms the address; 409 when it is confirmed',
    access,
    params: CustomerId,
    answer: CustomerAnswer,
    failures: [404, 409],
  },
  sendCustomerReset: {
    method: 'POST',
    path: '/api/office/customers/:id/reset',
    summary: 'Mail a link that sets a new password',
    access,
    params: CustomerId,
    answer: CustomerAnswer,
    failures: [404],
  },
  lockCustomer: {
    method: 'POST',
    path: '/api/office/customers/:id/lock',
    summary: 'Lock a customer out, which ends every session, or let them in again',
    access,
    params: CustomerId,
    body: Type.Object({ locked: Type.Boolean() }),
    answer: CustomerAnswer,
    failures: [404],
  },
  /** By the rules by which the person could (`deleteAccount`): what was sent with a confirmed address goes too. */
  deleteCustomer: {
    method: 'POST',
    path: '/api/office/customers/:id/delete',
    summary: 'Delete a customer’s account and what belongs to it',
    access,
    params: CustomerId,
    /** The address of the customer, typed again. */
    body: Type.Object({ email: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }) }),
    answer: Nothing,
    failures: [404],
  },
} as const satisfies Record<string, Call>
