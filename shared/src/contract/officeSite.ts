import { type Static, Type } from 'typebox'
import { ContentFile } from './contentFile'
import { Answer, Nothing, NullOr, SentTime, Timestamp } from './parts'
import { staffOrKey } from './rows'
import { Version } from './sends'

// The site as a whole: maintenance, and its content as one file. Programs make these calls with the platform key.

/** The text for visitors during maintenance. */
export const MaintenanceNotice = Type.Object({
  /** In plain text; empty for none. */
  note: Type.String({ maxLength: 300 }),
  /** When it is expected to end; it does not end by itself. */
  until: NullOr(Timestamp),
})
export type MaintenanceNotice = Static<typeof MaintenanceNotice>

export const Maintenance = Type.Object({ on: Type.Boolean(), ...MaintenanceNotice.properties })
export type Maintenance = Static<typeof Maintenance>
const ContentList = Type.Enum(['options', 'pages', 'catalogue', 'machines', 'posts', 'media'])

/** The outcome of importing a content file. */
export const ContentCheck = Type.Object({
  /** Names of items by list: addresses of pages, slugs of machines and articles, names of options, paths of pictures. */
  changes: Type.Partial(
    Type.Record(ContentList, Type.Object({ added: Type.Array(Type.String()), changed: Type.Array(Type.String()) })),
  ),
  problems: Type.Array(
    Type.Object({
      /** Errors refuse an import, warnings do not. */
      level: Type.Enum(['error', 'warning']),
      list: ContentList,
      item: Type.String(),
      message: Type.String(),
    }),
  ),
})
export type ContentCheck = Static<typeof ContentCheck>

const MaintenanceAnswer = Answer({
  data: Type.Object({ ...Maintenance.properties, version: Version }),
})

export const officeSiteCalls = {
  maintenance: staffOrKey('maintenance.write').get(
    '/api/office/maintenance',
    'Whether the site is under maintenance, and the note for visitors',
    { answer: MaintenanceAnswer },
  ),
  setMaintenance: staffOrKey('maintenance.write').post('/api/office/maintenance', 'Turn maintenance on or off', {
    body: Type.Object({
      on: Type.Boolean(),
      note: Type.Optional(MaintenanceNotice.properties.note),
      until: Type.Optional(NullOr(SentTime)),
      /** 409 when a colleague has switched it since. */
      version: Type.Optional(Version),
    }),
    sends: true,
    answer: MaintenanceAnswer,
    failures: [409],
  }),
  exportContent: staffOrKey('content.read').get('/api/office/content', 'All content as one file', {
    answer: ContentFile,
  }),
  /** For admins, because the file has prices too. */
  importContent: staffOrKey('content.write').post(
    '/api/office/content',
    'Import content: the whole file or none of it',
    {
      large: true,
      long: true,
      body: ContentFile,
      answer: Nothing,
      failures: [409],
    },
  ),
  checkContent: staffOrKey('content.write').post(
    '/api/office/content/check',
    'What an import would change, and any problems',
    {
      large: true,
      long: true,
      body: ContentFile,
      answer: Answer({ data: ContentCheck }),
      failures: [409],
    },
  ),
}
