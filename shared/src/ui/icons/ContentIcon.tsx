import { createIcon, type IconProps } from './createIcon'

const drawings = {
  engineering: /* @__PURE__ */ createIcon(
    'M3.75 20.25V3.75l16.5 16.5ZM7.75 16.25v-3.5l3.5 3.5ZM3.75 8.25h1.5M3.75 12.25h1.5M3.75 16.25h1.5',
  ),
  filling: /* @__PURE__ */ createIcon(
    'M9 2.75h6M10 2.75v3.5l-1.7 2.2A3 3 0 0 0 7.7 10.3V19.25a2 2 0 0 0 2 2h4.6a2 2 0 0 0 2-2V10.3a3 3 0 0 0-.6-1.85L14 6.25v-3.5M7.7 13.5c1.45-1.2 2.85-1.2 4.3 0s2.85 1.2 4.3 0',
  ),
  installation: /* @__PURE__ */ createIcon(
    'M3.75 20.75h16.5M6.25 20.75v-9h11.5v9M9.25 11.75v-3h5.5v3M12 8.75v-3M12 5.75h7.25M12 5.75l-3.5 0M19.25 5.75v2.5M10 15.25h4M10 17.75h4',
  ),
  logistics: /* @__PURE__ */ createIcon(
    'M2.75 6.25h11v10.5h-11zM13.75 10h3.9l3.6 3.4v3.35h-7.5M5 16.75a2 2 0 1 0 4 0M15.25 16.75a2 2 0 1 0 4 0',
  ),
  maintenance: /* @__PURE__ */ createIcon(
    'M14.6 6.2a4.3 4.3 0 0 1 5.3-1.1l-2.8 2.8.4 1.6 1.6.4 2-2a4.3 4.3 0 0 1-5.9 5.1l-7.1 7.2a2.2 2.2 0 0 1-3.1 0l-.2-.2a2.2 2.2 0 0 1 0-3.1l7.2-7.1a4.3 4.3 0 0 1 2.6-3.6ZM6.75 17.75h.01',
  ),
  'packaging-line': /* @__PURE__ */ createIcon(
    'M2.75 16.25h18.5M3.75 19.25a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 0 0-2.5 0M10.75 19.25a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 0 0-2.5 0M17.75 19.25a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 0 0-2.5 0M4.25 9.25h5v7h-5zM14.25 6.25h5v10h-5zM6.75 9.25v2.5M16.75 6.25v2.5',
  ),
  quality: /* @__PURE__ */ createIcon(
    'M12 2.75 19.25 5.5v6c0 4.6-3 7.9-7.25 9.75-4.25-1.85-7.25-5.15-7.25-9.75v-6ZM8.75 11.75l2.4 2.4 4.3-4.5',
  ),
  recycling: /* @__PURE__ */ createIcon(
    'M4.25 12a7.75 7.75 0 0 1 13.4-5.3l2.1 2.2M19.75 4.25v4.65H15.1M19.75 12a7.75 7.75 0 0 1-13.4 5.3l-2.1-2.2M4.25 19.75V15.1H8.9M9.75 9.75h4.5v4.5h-4.5z',
  ),
  'spare-parts': /* @__PURE__ */ createIcon(
    'M12 8.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5ZM12 2.75v2.5M12 18.75v2.5M2.75 12h2.5M18.75 12h2.5M5.46 5.46l1.77 1.77M16.77 16.77l1.77 1.77M5.46 18.54l1.77-1.77M16.77 7.23l1.77-1.77M12 5.25a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5Z',
  ),
  training: /* @__PURE__ */ createIcon(
    'M2.75 9.25 12 4.75l9.25 4.5L12 13.75ZM6.25 11v5c1.7 1.5 3.6 2.25 5.75 2.25s4.05-.75 5.75-2.25v-5M21.25 9.25v5.5',
  ),
}

export type ContentIconName = keyof typeof drawings

/** The names of all of them. */
export const contentIcons = Object.keys(drawings) as ContentIconName[] // the keys of the type

/** One of the ten content icons, by its name or path ("icons/quality.svg"); nothing for an unknown name. */
export function ContentIcon({ name, ...rest }: IconProps & { name: ContentIconName | (string & {}) }) {
  const key = name.replace(/^.*\//, '').replace(/\.svg$/, '')
  if (!Object.hasOwn(drawings, key)) return null
  const Drawing = drawings[key as ContentIconName] // hasOwn proves the key
  return <Drawing {...rest} />
}
