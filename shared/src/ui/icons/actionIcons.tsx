import { createIcon } from './createIcon'

// The `PURE` marks let a bundler leave out unused icons.
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M4.75 11a6.25 6.25 0 1 0 12.5 0 6.25 6.25 0 0 0-12.5 0ZM15.75 15.75l4.5 4.5',
)
export const AccountIcon = /* @__PURE__ */ createIcon(
  'M8.25 8a3.75 3.75 0 1 0 7.5 0 3.75 3.75 0 0 0-7.5 0ZM4.5 20.25c.6-4.1 3.5-6 7.5-6s6.9 1.9 7.5 6',
)
export const MenuIcon = /* @__PURE__ */ createIcon('M3 7h18M3 12h18M3 17h18')
export const CloseIcon = /* @__PURE__ */ createIcon('m5 5 14 14M19 5 5 19')
export const ArrowLeftIcon = /* @__PURE__ */ createIcon('M20 12H4M10 6l-6 6 6 6')
export const ArrowDownIcon = /* @__PURE__ */ createIcon('M12 4v16M6 14l6 6 6-6')
export const ArrowUpIcon = /* @__PURE__ */ createIcon('M12 20V4M6 10l6-6 6 6')
export const ExternalIcon = /* @__PURE__ */ createIcon('M7 17 17 7M9 7h8v8')
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m6 9 6 6 6-6')
export const ChevronRightIcon = /* @__PURE__ */ createIcon('m9 6 6 6-6 6')
export const HeartIcon = /* @__PURE__ */ createIcon(
  'M12 20.25C6.5 16.4 3.25 13.2 3.25 9.4A4.65 4.65 0 0 1 12 7.1a4.65 4.65 0 0 1 8.75 2.3c0 3.8-3.25 7-8.75 10.85Z',
)
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14')
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14')
export const PlayIcon = /* @__PURE__ */ createIcon('M8 5.5v13l10.5-6.5Z', { filled: true })
export const PauseIcon = /* @__PURE__ */ createIcon('M8.5 5.5v13M15.5 5.5v13', { strokeWidth: 2 })
export const CheckIcon = /* @__PURE__ */ createIcon('m5 12.5 4.5 4.5L19 7.5')
export const AlertIcon = /* @__PURE__ */ createIcon(
  'M3.25 12a8.75 8.75 0 1 0 17.5 0 8.75 8.75 0 0 0-17.5 0ZM12 7.75v5M12 16.2v.05',
)
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12ZM9.25 12a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 0 0-5.5 0Z',
)
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M9.9 6A8.6 8.6 0 0 1 12 5.75c6 0 9.25 6.25 9.25 6.25a15 15 0 0 1-2.6 3.3M6.3 7.7A14.6 14.6 0 0 0 2.75 12S6 18.25 12 18.25a8.9 8.9 0 0 0 4-.95M10.1 10.1a2.75 2.75 0 0 0 3.85 3.9M4 4l16 16',
)
export const FilterIcon = /* @__PURE__ */ createIcon(
  'M3 7h9M16 7h5M3 17h5M12 17h9M12 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM8 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
)
export const ZoomIcon = /* @__PURE__ */ createIcon('M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7')
export const ArrowRightIcon = /* @__PURE__ */ createIcon('M4 12h16M14 6l6 6-6 6')
export const RetryIcon = /* @__PURE__ */ createIcon('M19.75 12A7.75 7.75 0 1 1 17.4 6.4l2.35 2.35M19.75 4.25v4.5h-4.5')
