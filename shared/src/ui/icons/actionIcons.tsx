import { createIcon } from './createIcon'

// What the kit itself shows of the action icons; the others are bundled where they are used (widgets).
export const ArrowRightIcon = /* @__PURE__ */ createIcon('M4 12h16M14 6l6 6-6 6')
export const RetryIcon = /* @__PURE__ */ createIcon('M19.75 12A7.75 7.75 0 1 1 17.4 6.4l2.35 2.35M19.75 4.25v4.5h-4.5')
