export { forgetWish, keepWish, keptWish, type Wish } from './wish'
