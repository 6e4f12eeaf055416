export { contractApi } from './contractApi'
// For tests only; no bundle contains it.

export { aMachine, aMachineCard } from './aMachine'
export { aUser, signedInAs } from './aUser'
export { chanceOf, exampleOf } from './exampleOf'
export { fillIn } from './fillIn'
export { keepTokenInMemory } from './keepTokenInMemory'
export { renderRoutes } from './renderRoutes'
export { siteRoutes } from './siteRoutes'
export { type StandIns, standIns } from './standIns'
export { changedBy, lateAnswer, noAnswer, type PartOf, refusal, type StubbedCall, type Stubs, stubApi } from './stubApi'
