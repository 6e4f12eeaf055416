import { states } from '#workshop'
import { RetryIcon } from '../icons/actionIcons'
import { Button, type ButtonVariant } from './Button'
import { ButtonLink } from './ButtonLink'
import { GoLink } from './GoLink'
import { SquareButton } from './SquareButton'
import { SquareLink } from './SquareLink'
import { StepButtons } from './StepButtons'
import { TextLink } from './TextLink'

export default {}

const button = (variant: ButtonVariant) => ({
  'At rest': <Button variant={variant}>Send enquiry</Button>,
  'Small and large': (
    <>
      <Button variant={variant} size="sm">
        Send enquiry
      </Button>
      <Button variant={variant} size="lg">
        Send enquiry
      </Button>
    </>
  ),
  'With an arrow, with an icon': (
    <>
      <Button variant={variant} arrow>
        Send enquiry
      </Button>
      <Button variant={variant} icon={<RetryIcon size={18} />}>
        Send enquiry
      </Button>
    </>
  ),
  'In progress': (
    <Button variant={variant} loading progressLabel="Sending enquiry">
      Send enquiry
    </Button>
  ),
  Disabled: (
    <Button variant={variant} disabled>
      Send enquiry
    </Button>
  ),
  'A wide link': (
    <ButtonLink variant={variant} to="/products" wide arrow>
      See all machines
    </ButtonLink>
  ),
})

export const Primary = states(button('primary'), { grounds: ['page'] })
export const Secondary = states(button('secondary'))
export const Amber = states(button('amber'), { grounds: ['navy'] })

const steps = ['Previous machine', 'Next machine'] as const

export const Square = states({
  'At rest': (
    <SquareButton label="Load again">
      <RetryIcon size={20} />
    </SquareButton>
  ),
  Quiet: (
    <SquareButton label="Load again" quiet>
      <RetryIcon size={20} />
    </SquareButton>
  ),
  'Large, disabled': (
    <SquareButton label="Load again" size="lg" disabled>
      <RetryIcon size={20} />
    </SquareButton>
  ),
  'A link': (
    <SquareLink label="All machines" to="/products">
      <RetryIcon size={20} />
    </SquareLink>
  ),
  'Steps, at the start': <StepButtons labels={steps} atStart atEnd={false} onStep={() => {}} />,
  'Steps, in the middle': <StepButtons labels={steps} atStart={false} atEnd={false} onStep={() => {}} />,
})

export const Links = states({
  'With an arrow': <GoLink to="/products">See all machines</GoLink>,
  'In running text': (
    <p>
      Our fitters <TextLink to="/products">install every machine</TextLink> themselves.
    </p>
  ),
})
