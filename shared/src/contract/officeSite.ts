import { type Static, Type } from 'typebox'
import type { Call } from './call'
import { ContentFile } from './contentFile'
import { Answer, Nothing, SentTime, Timestamp } from './parts'

// The site as a whole: maintenance, and its content as one file. Programs make these calls with the platform key.

/** The words for visitors during maintenance. */
export const MaintenanceNotice = Type.Object({
  /** In plain text; empty for none. */
  note: Type.String({ maxLength: 300 }),
  /** When it is expected to end; it does not end by itself. */
  until: Type.Union([Timestamp, Type.Null()]),
})
export type MaintenanceNotice = Static<typeof MaintenanceNotice>

export const Maintenance = Type.Object({ on: Type.Boolean(), ...MaintenanceNotice.properties })
export type Maintenance = Static<typeof Maintenance>
export const MaintenanceAnswer = Answer({ data: Maintenance })
export type MaintenanceAnswer = Static<typeof MaintenanceAnswer>

const admins = { roles: ['admin'], office: 'open', orPlatformKey: true } as const

export const officeSiteCalls = {
  maintenance: {
    method: 'GET',
    path: '/api/office/maintenance',
    summary: 'Whether the site is in maintenance, and what visitors hear',
    access: admins,
    answer: MaintenanceAnswer,
  },
  setMaintenance: {
    method: 'POST',
    path: '/api/office/maintenance',
    summary: 'Switch maintenance on or off',
    access: admins,
    body: Type.Object({
      on: Type.Boolean(),
      note: Type.Optional(MaintenanceNotice.properties.note),
      until: Type.Optional(Type.Union([SentTime, Type.Null()])),
    }),
    answer: MaintenanceAnswer,
  },
  exportContent: {
    method: 'GET',
    path: '/api/office/content',
    summary: 'All content as one file',
    access: { ...admins, roles: ['editor', 'admin'] },
    answer: ContentFile,
  },
  /** For admins, because the file has prices too. */
  importContent: {
    method: 'POST',
    path: '/api/office/content',
    summary: 'Write content: all of the file or nothing',
    access: admins,
    body: ContentFile,
    answer: Nothing,
    failures: [409],
  },
} as const satisfies Record<string, Call>
