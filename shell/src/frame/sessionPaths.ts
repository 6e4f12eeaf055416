import { pathOr } from '../platform/pathOr'

/** Where the frame's links for visitors and for users lead. */
export const sessionPaths = () => ({
  loginPath: pathOr('/login', 'login'),
  accountPath: pathOr('/user/orders', 'AccountOrders'),
})
