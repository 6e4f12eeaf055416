import { pathOr } from '../platform/pathOr'

/** Paths of the frame's links for visitors and for users. */
export const sessionPaths = () => ({
  loginPath: pathOr('/login', 'login'),
  accountPath: pathOr('/user/orders', 'AccountOrders'),
})
