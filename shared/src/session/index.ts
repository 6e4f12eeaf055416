export { forgetToken, registerTokenKeeper, rememberToken, storedToken, type TokenKeeper } from './session'
