import type { OfficePage } from '@brightfill/shared/contract'
import type { LiveRelease, LiveRemote } from '../composition/composition'

/** A live release of a remote that brings office pages; its files are those of its office build. */
export interface OfficeRemote extends LiveRemote {
  pages: OfficePage[]
}

/** The office of a composition: the shell's office build and that of each remote that has one. */
export interface OfficeComposition {
  shell: LiveRelease
  remotes: OfficeRemote[]
}

/** The JSON in a document of the office. */
export interface OfficeState extends OfficeComposition {
  /** Origin of the site's absolute addresses. */
  origin: string
  /** Patterns of the public pages by name, for links to them. */
  routes: Record<string, string>
}

/** Ids of the elements with that JSON and with the skeleton, which the office replaces. */
export const OFFICE_STATE_ID = 'office-state'
export const OFFICE_ROOT_ID = 'office'
