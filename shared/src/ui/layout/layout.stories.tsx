import { states } from '#workshop'
import { ButtonLink } from '../button/ButtonLink'
import { Container } from './Container'
import { Section } from './Section'
import { SectionHeading } from './SectionHeading'

export default {}

export const Headings = states(
  {
    'With a level': <SectionHeading title="Machines for glass" level={0.5} />,
    'With text': (
      <SectionHeading title="Machines for glass">
        <p>Each valve closes at the same height, whatever the bottle.</p>
      </SectionHeading>
    ),
    'With a button': (
      <SectionHeading title="Machines for glass" actions={<ButtonLink to="/products">See all machines</ButtonLink>} />
    ),
  },
  { wide: true },
)

export const Bands = states(
  {
    'A column of text': (
      <Section>
        <Container width="text">
          <p>Each valve closes at the same height, whatever the bottle.</p>
        </Container>
      </Section>
    ),
  },
  { grounds: ['page'], wide: true },
)
