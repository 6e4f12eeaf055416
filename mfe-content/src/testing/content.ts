import type {
  ContentImage,
  FieldsAnswer,
  Section,
  SectionOf,
  SectionType,
  SiteOptions,
} from '@brightfill/shared/contract'

const anImage: ContentImage = { src: 'public/a.webp', alt: 'A machine', width: 1200, height: 900 }

const aVideo = {
  sources: [{ src: 'public/film.mp4', type: 'video/mp4' }],
  poster: 'public/poster.webp',
  width: 1280,
  height: 720,
}
const figures = { 'Statistics Repeater': [{ value: '312', text: 'Machines in stock' }] }
const toMachines = { text: 'All machines', url: '/products' }

/** Sections that several tests show, with every field filled. */
const fields: { [Type in SectionType]?: SectionOf<Type>['fields'] } = {
  banner: {
    'Banner title': 'Ready to run.',
    'Text section': 'New and pre-owned.',
    'Text Button': toMachines,
    'Banner video': aVideo,
    'Banner images': [{ ...anImage, alt: 'Tarnpak' }],
    'Partner statement': 'Partner for components',
    'Statistics on banner': figures,
  },
  slider: {
    'Title section': 'Every station',
    'Text section': 'Tested on water.',
    'Text Button': toMachines,
    Slides: ['Fillers', 'Labellers', 'Packers'].map((text) => ({
      text,
      detail: `Many ${text}`,
      image: anImage,
      link: `/products?search=${text}`,
    })),
  },
  video: {
    'Mini title section': 'Inside',
    'Title section': 'Down to the last seal',
    Video: aVideo,
    Steps: ['Base frame', 'Valves', 'Test run'],
  },
  'sell-form': {
    'Title section': 'Sell your machine',
    Steps: [{ title: 'Tell us', text: 'Make and model.' }],
    Note: 'For this offer only.',
  },
  services: {
    'Title section': 'One team',
    'Text section': 'The fitter installs it.',
    'Text Button': toMachines,
    Image: anImage,
    'Services Repeater': [
      { icon: 'public/icons/quality.svg', text: '<h3>Inspection</h3><p>With a <strong>signed</strong> report.</p>' },
    ],
  },
  blog: {
    'Title section': 'Notes',
    'Text section': 'Short articles.',
    'Text Button': { text: 'All articles', url: '/blogs' },
  },
  slogan: {
    'Left text': 'Rebuilt in Hull',
    'Right text': 'New and pre-owned',
    'Social links': [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/x' }],
    'Social title': 'Follow us',
    Slogan: 'Full speed starts here.',
    Date: 'Since 1999',
  },
  discover: {
    'Title section': 'Discover machines',
    Image: anImage,
    Items: [{ title: 'Bottle filling', text: 'Glass and PET', link: '/products?category=1', image: anImage }],
  },
  faq: {
    'Mini title section': 'Before you ask',
    'Title section': 'Questions',
    'Text section': 'Something else?',
    'Text Button': 'Contact Us',
    'FAQ content': [
      { text: 'How long?', description: '<p>Six weeks.</p>' },
      { text: 'How much?', description: '<p>That depends.</p>' },
    ],
  },
  intro: {
    'Mini title section': 'About us',
    'Title section': 'Who we are',
    'Text section': 'Since 1999.',
    Image: anImage,
  },
  columns: {
    'Title section': 'How we work',
    'Left text': '<p>Left.</p>',
    'Right text': '<p>Right.</p>',
    Image: anImage,
    'Text Button': toMachines,
  },
  statistics: { 'Title section': 'In figures', 'Statistics on banner': figures },
  steps: { 'Title section': 'Four steps', Steps: [{ title: 'Call', text: 'By phone.' }] },
}

/** A section of a kind with the fields above; pass those the test is about. */
export function aSection<Type extends SectionType>(
  type: Type,
  changed: Partial<SectionOf<Type>['fields']> = {},
  key: string = type,
): Section {
  return { key, type, fields: { ...fields[type], ...changed } } as Section // the fields are those of the type
}

/** The sections of the home page in the order of the specification. */
export function homeSections(): Section[] {
  return [
    aSection('banner'),
    aSection('slider', {}, 'stations'),
    aSection('slider', { 'Title section': 'What are you filling?' }, 'products'),
    aSection('video'),
    aSection('sell-form', {}, 'sell'),
    aSection('services'),
    aSection('blog'),
    aSection('slogan'),
    aSection('discover'),
    aSection('faq'),
  ]
}

/** The answer of `GET /fields` for a page of these sections. */
export function fieldsAnswer(sections: Section[], options: SiteOptions = {}): FieldsAnswer {
  return {
    fields: {
      Meta: { 'Meta title': 'The title', 'Meta description': 'The description.' },
      sections,
      by_key: Object.fromEntries(sections.map((section) => [section.key, section])),
    },
    options,
  }
}
