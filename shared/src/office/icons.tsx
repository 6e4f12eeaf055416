import { createIcon } from '@brightfill/shared/ui'

const icons = {
  home: createIcon('M4 10.5 12 4l8 6.5V20h-5.5v-5.5h-5V20H4z'),
  inbox: createIcon('M4 13.5 6.5 5h11L20 13.5V19H4zM4 13.5h4.5l1.25 2.5h4.5l1.25-2.5H20'),
  people: createIcon(
    'M5.75 8.5a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 0 0-6.5 0ZM3 19.5a6 6 0 0 1 12 0M15.5 5.5a3.25 3.25 0 0 1 0 6M17.5 14a6 6 0 0 1 3.5 5.5',
  ),
  order: createIcon('M6 3.5h9l4 4v13H6zM15 3.5v4h4M9 12h7M9 16h7'),
  machine: createIcon('M3.5 19.5h17M5.5 19.5V9h13v10.5M8 9V5h8v4M9.5 13v3M12 13v3M14.5 13v3'),
  page: createIcon('M4 4.5h16v15H4zM4 8.5h16M8 12.5h8M8 16h5'),
  article: createIcon('M5 4h14v16H5zM8.5 8h7M8.5 12h7M8.5 16h4'),
  staff: createIcon('M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3'),
  activity: createIcon('M3.5 12H8l2.5-7 4 14 2.5-7h3.5'),
  release: createIcon('M12 3.5v11M7.5 8 12 3.5 16.5 8M4 14.5v6h16v-6'),
  mail: createIcon('M3.5 5.5h17v13h-17zM3.5 6.5l8.5 6.5 8.5-6.5'),
  note: createIcon('M4.5 4.5h15v10l-5 5h-10zM14.5 19.5v-5h5'),
  phone: createIcon('M5 4.5h4l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v4a16 16 0 0 1-14.5-14.5z'),
  calendar: createIcon('M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8'),
  clock: createIcon('M4 12a8 8 0 1 0 16 0 8 8 0 0 0-16 0ZM12 7.5V12l3 2'),
  offer: createIcon('M4 12.5v-8h8l8 8-8 8zM6.75 9a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 0 0-2.5 0Z'),
  check: createIcon('m5 12.5 4.5 4.5L19 7.5'),
  right: createIcon('m9 6 6 6-6 6'),
  key: createIcon('M4 15.5a4 4 0 1 0 8 0 4 4 0 0 0-8 0ZM11 12.5l8.5-8.5M15.5 8l3 3'),
  history: createIcon('M4 5v4h4M4.5 9a8 8 0 1 1-.5 4M12 8v4.5l3 1.75'),
  back: createIcon('M20 12H4M10 6l-6 6 6 6'),
  lists: createIcon('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01'),
  menu: createIcon('M4 7h16M4 12h16M4 17h10'),
  options: createIcon(
    'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM7 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
  ),
  media: createIcon('M4 5h16v14H4zM4 16l4.5-4.5L12 15l3-3 5 5M13.75 9a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 0 0-2.5 0Z'),
  film: createIcon('M3.5 6.5h12v11h-12zM15.5 10.5l5-2.5v8l-5-2.5'),
  pdf: createIcon('M6 3.5h9l4 4v13H6zM15 3.5v4h4M9 12.5h7M9 16h4'),
  alert: createIcon('M12 4 21 19.5H3zM12 10v4.5M12 17v.05'),
}

type OfficeIconName = keyof typeof icons

interface OfficeIconProps {
  /** A name from a `remote.json`; an unknown one is drawn as a page. */
  name: string
  size?: number
}

/** An icon of the office by its name. Decorative. */
export function OfficeIcon({ name, size = 18 }: OfficeIconProps) {
  const Icon = icons[(name in icons ? name : 'page') as OfficeIconName]
  return <Icon size={size} />
}
