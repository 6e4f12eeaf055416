import { type Static, Type } from 'typebox'
import { MediaPath } from './parts'
import { Problem } from './problem'
import { ContentImage, ContentLink, FaqItem, FooterAddress, SocialLink } from './sectionParts'
import { Section } from './sections'

export const PageMeta = Type.Object({ 'Meta title': Type.String(), 'Meta description': Type.String() })
export type PageMeta = Static<typeof PageMeta>

/** The business behind the site, for the foot of every page, the forms and search engines. */
export const Company = Type.Object({
  'Legal name': Type.String(),
  Telephone: Type.String(),
  'E-mail': Type.String(),
  Address: Type.Object({
    Street: Type.String(),
    City: Type.String(),
    Postcode: Type.String(),
    /** ISO 3166 alpha-2. */
    Country: Type.String({ pattern: '^[A-Z]{2}$' }),
  }),
  /** The days of a week; a day that is missing is closed. */
  'Opening hours': Type.Array(
    Type.Object({
      /** 1 is Monday, 7 is Sunday. */
      Days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 })),
      Opens: Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' }),
      Closes: Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' }),
    }),
  ),
  /** The time zone of the opening hours, as the tz database names it. */
  'Time zone': Type.String(),
  'Company number': Type.String(),
  'VAT number': Type.String(),
})
export type Company = Static<typeof Company>

/** Settings of the whole site. */
export const MetaSite = Type.Object({
  /** Favicon. */
  'Icon site': MediaPath,
  'Site name': Type.String(),
  /** Default title of documents and of machines without one. */
  'Short title': Type.String(),
  'Meta description': Type.String(),
  /** Picture for link previews of pages without one. */
  'Share image': ContentImage,
  Company: Type.Optional(Company),
})
export type MetaSite = Static<typeof MetaSite>

/** The logo for light grounds and for dark ones. */
export const HeaderOption = Type.Object({
  Logo: ContentImage,
  'Logo on dark': ContentImage,
  /** Site-wide notice; empty for none. */
  Notice: Type.String(),
})
export type HeaderOption = Static<typeof HeaderOption>

export const FooterOption = Type.Object({
  'Mini title section': Type.String(),
  'Title section': Type.String(),
  'Text section': Type.String(),
  'footer address list': Type.Array(FooterAddress),
  'Social links': Type.Array(SocialLink),
  Copyright: Type.Array(Type.String()),
  /** Privacy, terms and the like, in a line of their own. */
  'Legal links': Type.Optional(Type.Array(ContentLink)),
})
export type FooterOption = Static<typeof FooterOption>

export const FaqOption = Type.Object({
  'Mini title section': Type.String(),
  'Title section': Type.String(),
  'FAQ content': Type.Array(FaqItem),
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
