export { fulfilWish, keepWish, pageOfWish, wishedMachine } from './wish'
