export { ApiError } from './ApiError'
export { api, configureApi, form } from './api'
export { forgetToken, rememberToken, storedToken } from './token'
