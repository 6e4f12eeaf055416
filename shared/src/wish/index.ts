export { forgetWish, keepWish, keptWish } from './wish'
