import { states } from '#workshop'
import { Reveal } from './Reveal'

export default {}

export const ComingIn = states({
  'Fades in': <Reveal kind="fade-in">Filling by level</Reveal>,
  Rises: (
    <Reveal kind="slide-up" order={1}>
      Capping by torque
    </Reveal>
  ),
  Appears: (
    <Reveal kind="slide-appear" order={2}>
      Labelling by eye
    </Reveal>
  ),
  'Comes from the right': (
    <Reveal kind="slide-right-to-left" order={3}>
      Packing by count
    </Reveal>
  ),
})
