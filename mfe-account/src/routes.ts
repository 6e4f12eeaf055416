import type { RemoteRoute } from '@brightfill/shared/router'

export const routes: RemoteRoute[] = [
  { id: 'login', lazy: () => import(/* webpackChunkName: "login" */ './auth/login/LoginPage') },
  {
    id: 'registration',
    lazy: () => import(/* webpackChunkName: "registration" */ './auth/registration/RegistrationPage'),
  },
  {
    id: 'forgot-password',
    lazy: () => import(/* webpackChunkName: "forgot-password" */ './auth/forgot/ForgotPasswordPage'),
  },
  {
    id: 'reset-password',
    lazy: () => import(/* webpackChunkName: "reset-password" */ './auth/reset/ResetPasswordPage'),
  },
  {
    id: 'auth-callback',
    lazy: () => import(/* webpackChunkName: "auth-callback" */ './auth/callback/AuthCallbackPage'),
  },
  { id: 'AccountDetails', lazy: () => import(/* webpackChunkName: "AccountDetails" */ './profile/ProfilePage') },
  { id: 'AccountOrders', lazy: () => import(/* webpackChunkName: "AccountOrders" */ './orders/OrdersPage') },
  { id: 'AccountOrder', lazy: () => import(/* webpackChunkName: "AccountOrder" */ './orders/OrderPage') },
  { id: 'AccountSaved', lazy: () => import(/* webpackChunkName: "AccountSaved" */ './saved/SavedMachinesPage') },
]
