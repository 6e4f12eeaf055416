import { formatPrice } from '@brightfill/shared/constants'
import { states } from '#workshop'
import { DateText } from './DateText'
import { Sentence } from './Sentence'
import { VisuallyHidden } from './VisuallyHidden'

export default {}

export const Figures = states({
  'A date': <DateText value="2026-01-05" />,
  'A sentence with a date': <Sentence text="Answered on {day}" parts={{ day: <DateText value="2026-01-05" /> }} />,
  'A price': formatPrice(48_500),
  'No price': formatPrice(null),
  'Read, not seen': <VisuallyHidden>Opens in a new tab</VisuallyHidden>,
})
