export { ApiError } from './ApiError'
export { api, configureApi, form, prepareApi } from './api'
export { isKeyUsed, keyed, newKey } from './sendKey'
