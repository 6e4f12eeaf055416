export { ApiError } from './ApiError'
export { call, configureApi, onContent, prepareApi } from './api'
export { isKeyUsed, newKey } from './sendKey'
