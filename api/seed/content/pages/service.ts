import type { Service } from '@brightfill/shared/contract'

/** An entry of a services section; `icon` is one of the ten drawings of the ui kit. */
export function service(icon: string, title: string, text: string): Service {
  return { icon: `public/icons/${icon}.svg`, text: `<h3>${title}</h3><p>${text}</p>` }
}
