import { states } from '#workshop'
import { ContentIcon } from './ContentIcon'
import { SocialIcon } from './SocialIcon'

export default {}

const topics = [
  'engineering',
  'filling',
  'installation',
  'logistics',
  'maintenance',
  'packaging-line',
  'quality',
  'recycling',
  'spare-parts',
  'training',
]
const networks = ['linkedin', 'youtube', 'instagram', 'facebook', 'x', 'google', 'mail', 'elsewhere']

export const Topics = states(
  Object.fromEntries(topics.map((name) => [name, <ContentIcon key={name} name={name} size={32} />])),
)

export const Networks = states(
  Object.fromEntries(networks.map((network) => [network, <SocialIcon key={network} network={network} />])),
)
