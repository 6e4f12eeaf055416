import { states } from '#workshop'
import { ButtonLink } from '../button/ButtonLink'
import { BottleScreen } from './BottleScreen'
import { CardSkeleton } from './CardSkeleton'
import { EmptyState } from './EmptyState'
import { NotFoundNotice } from './NotFoundNotice'
import { Notice } from './Notice'
import { RetryNotice } from './RetryNotice'
import { Skeleton } from './Skeleton'
import { Stars } from './Stars'
import { ToastView } from './ToastView'

export default {}

export const Toasts = states({
  Success: <ToastView type="success" text="Successful registration" duration={5000} held onClose={() => {}} />,
  Error: <ToastView type="error" text="Invalid credentials" duration={5000} held onClose={() => {}} />,
})

export const Ratings = states({
  'None, half a star, all': [0, 3.5, 5].map((rating) => <Stars key={rating} rating={rating} />),
})

export const Skeletons = states({
  'A card': <CardSkeleton />,
  'A card with a picture': <CardSkeleton shape="picture" />,
  'A heading and a line': (
    <div>
      <Skeleton shape="heading" />
      <Skeleton shape="line" />
    </div>
  ),
})

export const Notices = states(
  {
    'With a bottle': <Notice heading="The hall is closed on Friday" bottle={0.6} />,
    Failed: (
      <RetryNotice
        heading="The machine list did not load"
        text="The connection may have dropped. What you chose is kept."
        onRetry={() => {}}
      />
    ),
    'Tried again, in a part that a page can do without': (
      <RetryNotice heading="The machine list did not load" onRetry={() => {}} busy quiet />
    ),
    'Nothing to show': (
      <EmptyState
        heading="Nothing saved yet"
        text="Press the heart on a machine and it stays here."
        actions={<ButtonLink to="/products">See all machines</ButtonLink>}
      />
    ),
  },
  { wide: true },
)

export const Screens = states(
  {
    'Two thirds full': <BottleScreen heading="The hall is closed on Friday" value={0.7} />,
    'Not found': <NotFoundNotice heading="Nothing in this bottle." />,
  },
  { grounds: ['page'], wide: true },
)
