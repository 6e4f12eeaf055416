import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@brightfill/shared/constants'
import { Type } from 'typebox'
import { CustomerAnswer, CustomerId } from './officePeople'
import { Nothing, ShortText } from './parts'
import { staffWith } from './rows'

const customers = staffWith('customers.write')

// The actions of staff for a customer (O-49). Each is in the activity log under the customer's number.

export const officeCustomerCalls = {
  inviteCustomer: customers.post(
    '/api/office/customers/invitations',
    'E-mail a customer a link to set a password; 409 if an account has the address or may still recover it',
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
  sendConfirmation: customers.post(
    '/api/office/customers/:id/confirmation',
    'E-mail the confirmation link again; 409 if the address is already confirmed',
    { params: CustomerId, sends: true, answer: CustomerAnswer, failures: [404, 409] },
  ),
  sendCustomerReset: customers.post('/api/office/customers/:id/reset', 'E-mail a link to set a new password', {
    params: CustomerId,
    sends: true,
    answer: CustomerAnswer,
    failures: [404],
  }),
  lockCustomer: customers.post(
    '/api/office/customers/:id/lock',
    'Lock an account and end its sessions, or unlock it; 409 if the person is invited to the staff',
    { params: CustomerId, body: Type.Object({ locked: Type.Boolean() }), answer: CustomerAnswer, failures: [404, 409] },
  ),
  /** By the same rules as for the customer (`deleteAccount`): messages from a confirmed address go too. */
  deleteCustomer: customers.post(
    '/api/office/customers/:id/delete',
    'Delete a customer’s account and everything in it',
    {
      params: CustomerId,
      /** The address of the customer, typed again. */
      body: Type.Object({ email: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }) }),
      answer: Nothing,
      /** 409: invited to the staff. */
      failures: [404, 409],
    },
  ),
}
