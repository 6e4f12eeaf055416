export { ApiError } from './ApiError'
export { api, configureApi, form, prepareApi } from './api'
