export { forgetWish, keepWish, keptWish, signInFor } from './wish'
