export { passwordStrength } from './passwordStrength'
