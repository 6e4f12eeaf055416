import { states } from '#workshop'
import { Breadcrumbs } from './Breadcrumbs'
import { Chip } from './Chip'
import { Pager } from './Pager'
import { Tabs } from './Tabs'

export default {}

const onThePage = { grounds: ['page'], wide: true } as const
const hrefOf = (page: number) => `/products?page=${page}`

export const Crumbs = states(
  { 'Two deep': <Breadcrumbs items={[{ label: 'Machines', to: '/products' }, { label: 'Rotary bottle filler' }]} /> },
  onThePage,
)

export const Chips = states({ 'A chosen filter': <Chip label="Bottles: glass" to="/products" /> }, onThePage)

export const Pages = states(
  {
    'On the first page': <Pager label="Pages, first" page={1} totalPages={4} hrefOf={hrefOf} />,
    'In the middle': <Pager label="Pages, middle" page={10} totalPages={20} hrefOf={hrefOf} />,
    'While the list is on its way': (
      <Pager label="Pages, on their way" page={1} totalPages={10} hrefOf={hrefOf} inert />
    ),
  },
  onThePage,
)

const tabs = ['Description', 'Components', 'Delivery'].map((label) => ({
  id: label,
  label,
  panel: <p>{`${label}: 36 valves, 12,000 bottles an hour.`}</p>,
}))

export const TabList = states({ 'The first chosen': <Tabs label="About the machine" tabs={tabs} /> }, onThePage)
