import { states } from '#workshop'
import { Logo } from './Logo'

export default {}

export const Mark = states({ 'At rest': <Logo /> })
