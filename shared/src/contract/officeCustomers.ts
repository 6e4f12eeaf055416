import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@brightfill/shared/constants'
import { Type } from 'typebox'
import { CustomerAnswer, CustomerId } from './officePeople'
import { Nothing, ShortText } from './parts'
import { sales } from './rows'

// The actions of staff for a customer (O-49). Each is in the activity log under the customer's number.

export const officeCustomerCalls = {
  inviteCustomer: sales.post(
    '/api/office/customers/invitations',
    'Mail a link with which a customer sets a password; 409 when there is an account already, or it may get the address back',
    {
      body: Type.Object({
        email: Type.String({ minLength: 3, maxLength: EMAIL_MAX_LENGTH }),
        name: Type.String({ minLength: 1, maxLength: NAME_MAX_LENGTH, pattern: '\\S' }),
        phone: Type.Optional(ShortText),
      }),
      sends: true,
      answer: CustomerAnswer,
      failures: [409],
    },
  ),
  sendConfirmation: sales.post(
    '/api/office/customers/:id/confirmation',
    'Mail the link again that confirms the address; 409 when it is confirmed',
    { params: CustomerId, sends: true, answer: CustomerAnswer, failures: [404, 409] },
  ),
  sendCustomerReset: sales.post('/api/office/customers/:id/reset', 'Mail a link that sets a new password', {
    params: CustomerId,
    sends: true,
    answer: CustomerAnswer,
    failures: [404],
  }),
  lockCustomer: sales.post(
    '/api/office/customers/:id/lock',
    'Lock a customer out, which ends every session, or let them in again; 409 for who is invited to the staff',
    { params: CustomerId, body: Type.Object({ locked: Type.Boolean() }), answer: CustomerAnswer, failures: [404, 409] },
  ),
  /** By the rules by which the person could (`deleteAccount`): what was sent with a confirmed address goes too. */
  deleteCustomer: sales.post('/api/office/customers/:id/delete', 'Delete a customer’s account and what belongs to it', {
    params: CustomerId,
    /** The address of the customer, typed again. */
    body: Type.Object({ email: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }) }),
    answer: Nothing,
    /** 409: invited to the staff. */
    failures: [404, 409],
  }),
}
