import { states } from '#workshop'
import { Picture } from './Picture'

export default {}

const picture = { alt: 'Bottles on a line', width: 800, height: 600, sizes: '20rem' }

export const Pictures = states(
  {
    Arrived: <Picture {...picture} src="public/blog/01-bottles-on-line.webp" />,
    Missing: <Picture {...picture} src="" />,
  },
  { grounds: ['page'] },
)
