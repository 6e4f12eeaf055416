import { cappers } from './machines/cappers'
import { cartonFillers } from './machines/cartonFillers'
import { conveyors } from './machines/conveyors'
import { endOfLine } from './machines/endOfLine'
import { heatTreatment } from './machines/heatTreatment'
import { homogenisers } from './machines/homogenisers'
import { labellers } from './machines/labellers'
import { milkAndJuiceFillers } from './machines/milkAndJuiceFillers'
import { separators } from './machines/separators'
import { spareParts } from './machines/spareParts'
import { tanks } from './machines/tanks'
import { waterAndBeerFillers } from './machines/waterAndBeerFillers'
import type { SeedMachine } from './types'

/** Forty machines of the public catalogue and two drafts. */
export const machines: SeedMachine[] = [
  ...milkAndJuiceFillers,
  ...waterAndBeerFillers,
  ...cartonFillers,
  ...heatTreatment,
  ...separators,
  ...homogenisers,
  ...labellers,
  ...cappers,
  ...tanks,
  ...endOfLine,
  ...conveyors,
  ...spareParts,
]
