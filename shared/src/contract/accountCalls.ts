import * as account from './account'
import * as machines from './machines'
import { Nothing } from './parts'
import { anyone, user } from './rows'

/** Sign-in, registration and what belongs to an account. */
export const accountCalls = {
  checkAuth: user.post('/check/auth', 'Who the token belongs to', { answer: account.UserAnswer }),
  checkRole: user.post('/account/check/:role', 'Whether the caller holds a role', {
    params: account.ByRole,
    answer: account.UserAnswer,
  }),
  login: anyone.post('/user/login/account/auth', 'Sign in with e-mail and password', {
    body: account.LoginRequest,
    answer: account.LoginAnswer,
    failures: [400, 423],
  }),
  logout: user.post('/user/logout', 'Revoke the token, or every token of the user', {
    body: account.LogoutRequest,
    answer: Nothing,
  }),
  register: anyone.post('/registration/account', 'Create an account', {
    body: account.RegistrationRequest,
    status: 201,
    sends: true,
    answer: account.MessageAnswer,
    failures: [409],
  }),
  forgotPassword: anyone.post('/forget-password', 'E-mail a link to set a new password', {
    body: account.ForgotRequest,
    answer: account.MessageAnswer,
    failures: [404],
  }),
  checkReset: anyone.post('/reset-password-init', 'Whether a reset link still works', {
    body: account.ResetCheckRequest,
    answer: account.ResetCheckAnswer,
  }),
  resetPassword: anyone.post('/reset-password', 'Set a new password with a reset link', {
    body: account.ResetRequest,
    answer: account.ResetAnswer,
  }),
  countries: anyone.post('/user/get-country', 'Countries whose name starts with the text', {
    body: machines.ByName,
    answer: account.CountriesAnswer,
  }),
  changeUser: user.post('/user/change-user', 'Save the profile', {
    body: account.UserChange,
    answer: account.UserChangeAnswer,
    failures: [409],
  }),
  changePassword: user.post('/user/change-password', 'Change the password and end all other sessions', {
    body: account.PasswordChange,
    answer: Nothing,
    /** 423: too many wrong current passwords. */
    failures: [423],
  }),
  resendConfirmation: user.post('/user/send-confirmation', 'E-mail the caller the confirmation link again', {
    answer: account.ConfirmationAnswer,
  }),
  orders: user.get('/user/get/orders', 'The caller’s orders', { answer: account.OrdersAnswer }),
  wishlist: user.post('/user/get/wishlist', 'The caller’s saved machines', { answer: machines.WishlistAnswer }),
  changeWishlist: user.post('/post/checked-wishlist', 'Save a machine or remove it', {
    body: machines.WishlistChange,
    answer: machines.WishlistChangeAnswer,
    /** 409: the account has the most that it may save. */
    failures: [404, 409],
  }),
}
