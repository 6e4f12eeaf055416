import { type Static, Type } from 'typebox'
import { MediaPath, NullOr, SentTime } from './parts'
import { Problem } from './problem'
import { ContentImage, ContentLink, FaqItem, FooterAddress, SocialLink } from './sectionParts'
import { Section } from './sections'
import { titled } from './titled'

// Titles, descriptions, `lines`, `advised` (characters) and `control` are what forms of the office show.

export const PageMeta = Type.Object({
  'Meta title': Type.String({ title: 'Title in search results', advised: 60 }),
  'Meta description': Type.String({ title: 'Text in search results', lines: 3, advised: 155 }),
})
export type PageMeta = Static<typeof PageMeta>

const Clock = Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$', control: 'time' })
const Day = Type.String({ format: 'date', control: 'day' })

/** Days on which the company is closed although its opening hours say otherwise: a holiday, the days of Christmas. */
const ClosingDays = Type.Object({
  From: titled(Day, 'First day'),
  /** It is one of them. */
  Until: titled(Day, 'Last day'),
  Reason: Type.String({ title: 'Reason', description: 'Visitors do not see it.' }),
})

/** The business behind the site, for the foot of every page, the forms and search engines. */
export const Company = Type.Object({
  'Legal name': Type.String(),
  Telephone: Type.String({ title: 'Phone' }),
  'E-mail': Type.String(),
  Address: Type.Object({
    Street: Type.String(),
    City: Type.String({ title: 'Town' }),
    Postcode: Type.String(),
    /** ISO 3166 alpha-2. */
    Country: Type.String({ pattern: '^[A-Z]{2}$', description: 'Two letters, for example GB' }),
  }),
  /** The days of a week; a day that is missing is closed. */
  'Opening hours': Type.Array(
    Type.Object({
      /** 1 is Monday, 7 is Sunday. */
      Days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { control: 'weekdays' }),
      Opens: Clock,
      Closes: Clock,
    }),
  ),
  /** Even on weekdays these are not working days. */
  'Closing days': Type.Optional(
    Type.Array(ClosingDays, { description: 'Holidays and other days when you are closed.', maxItems: 100 }),
  ),
  /** The time zone of the opening hours, as the tz database names it. */
  'Time zone': Type.String({ description: 'For example Europe/London' }),
  'Company number': Type.String(),
  'VAT number': Type.String(),
})
export type Company = Static<typeof Company>

/** Settings of the whole site. */
export const MetaSite = Type.Object({
  /** Favicon. */
  'Icon site': titled(MediaPath, 'Site icon'),
  'Site name': Type.String(),
  /** Default title of documents and of machines without one. */
  'Short title': Type.String({ description: 'For pages that have no title of their own.' }),
  'Meta description': Type.String({ title: 'Text in search results', lines: 3, advised: 155 }),
  /** Picture for link previews of pages without one. */
  'Share image': titled(ContentImage, 'Picture for link previews'),
  Company: Type.Optional(Company),
})
export type MetaSite = Static<typeof MetaSite>

/** The logo for light grounds and for dark ones, and a notice above every page. */
export const HeaderOption = Type.Object({
  /** Empty for none. */
  Notice: Type.String({ description: 'A bar above every page. Leave it empty for none.', advised: 120 }),
  /** Without an address there is no link. */
  'Notice link': Type.Optional(titled(ContentLink, 'Notice link')),
  /** Null means at once. */
  'Notice from': Type.Optional(titled(NullOr(SentTime), 'Shown from', 'Leave it empty to show it immediately.')),
  /** Null means without an end. */
  'Notice until': Type.Optional(
    titled(NullOr(SentTime), 'Shown until', 'Leave it empty to show it until you remove it.'),
  ),
  Logo: titled(ContentImage, 'Logo', 'On data sheets, order documents and pages without scripts.'),
  'Logo on dark': titled(ContentImage, 'Logo on dark backgrounds'),
})
export type HeaderOption = Static<typeof HeaderOption>

const smallTitle = { title: 'Line above the title' }

export const FooterOption = Type.Object({
  'Mini title section': Type.String(smallTitle),
  'Title section': Type.String({ title: 'Title' }),
  'Text section': Type.String({ title: 'Text', lines: 3 }),
  'footer address list': Type.Array(FooterAddress, { title: 'Addresses' }),
  'Social links': Type.Array(SocialLink),
  Copyright: Type.Array(Type.String(), { description: 'One line each.' }),
  /** Privacy, terms and the like, in a line of their own. */
  'Legal links': Type.Optional(Type.Array(ContentLink, { title: 'Legal links' })),
})
export type FooterOption = Static<typeof FooterOption>

export const FaqOption = Type.Object({
  'Mini title section': Type.String(smallTitle),
  'Title section': Type.String({ title: 'Title' }),
  'FAQ content': Type.Array(FaqItem, { title: 'Questions' }),
})
export type FaqOption = Static<typeof FaqOption>

/** Site options by their printed names; `options` in the call says which of them to answer. */
export const SiteOptions = Type.Object({
  'Meta site': Type.Optional(MetaSite),
  header: Type.Optional(HeaderOption),
  footer: Type.Optional(FooterOption),
  faq: Type.Optional(FaqOption),
})
export type SiteOptions = Static<typeof SiteOptions>

/** The content of a page: its sections in order and by key, and its meta data. */
export const PageFields = Type.Object({
  Meta: Type.Optional(PageMeta),
  sections: Type.Array(Section),
  by_key: Type.Record(Type.String(), Section),
})
export type PageFields = Static<typeof PageFields>

export const FieldsRequest = Type.Object({
  url: Type.Optional(Type.String({ maxLength: 500 })),
  /** Comma list of option names; all of them when missing. */
  options: Type.Optional(Type.String({ maxLength: 200 })),
})

export const FieldsAnswer = Type.Object({ fields: PageFields, options: SiteOptions })
export type FieldsAnswer = Static<typeof FieldsAnswer>

/** The 404 for an unknown address: a problem that has the options and empty fields too. */
export const UnknownPageAnswer = Type.Object({ ...Problem.properties, ...FieldsAnswer.properties })
