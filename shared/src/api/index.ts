export { ApiError } from './ApiError'
export { api, configureApi, form } from './api'
