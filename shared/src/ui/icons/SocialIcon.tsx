import { createIcon, type IconProps } from './createIcon'

const networks = {
  linkedin: /* @__PURE__ */ createIcon('M5 10v9M5 5.5v.01M10 19v-9M10 14a4 4 0 0 1 8 0v5', { strokeWidth: 2 }),
  youtube: /* @__PURE__ */ createIcon(
    'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM10.5 9.5v5l4-2.5Z',
  ),
  instagram: /* @__PURE__ */ createIcon(
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0ZM16.5 7.5v.01',
  ),
  facebook: /* @__PURE__ */ createIcon('M13 21v-8.5M13 12.5V8.25A2.75 2.75 0 0 1 15.75 5.5H17M9.5 12.5h7', {
    strokeWidth: 2,
  }),
  x: /* @__PURE__ */ createIcon('M5 5h3.5L19 19h-3.5ZM18.5 5 13 11.25M11 13.1 5.5 19'),
  google: /* @__PURE__ */ createIcon('M20 12h-8M20 12a8 8 0 1 1-2.5-5.8', { strokeWidth: 2 }),
  mail: /* @__PURE__ */ createIcon('M3.75 6.25h16.5v11.5H3.75ZM4 6.5l8 6.5 8-6.5'),
  link: /* @__PURE__ */ createIcon('M7 17 17 7M9 7h8v8'),
}

/** The icon of a social network by its name ("LinkedIn"); for an unknown one, the icon of an external link. */
export function SocialIcon({ network, ...rest }: IconProps & { network: string }) {
  const name = network.trim().toLowerCase()
  // hasOwn proves the key
  const Known = Object.hasOwn(networks, name) ? networks[name as keyof typeof networks] : networks.link
  return <Known {...rest} />
}
