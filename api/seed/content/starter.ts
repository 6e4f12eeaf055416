import { CONTENT_FORMAT, type ContentFile, type Section } from '@brightfill/shared/contract'
import { drawing, still } from './pictures'

const name = 'Your company'

function page(url: string, title: string, menu_position: number | null, sections: Section[] = []) {
  return { url, title, menu_position, meta: { 'Meta title': `${title} | ${name}`, 'Meta description': '' }, sections }
}

function opening(title: string, text: string): Section {
  return { key: 'opening', type: 'intro', fields: { 'Title section': title, 'Text section': text } }
}

/** An empty company: the menu and every page, for editors to fill; no machines, no articles. */
export const starter: ContentFile = {
  format: CONTENT_FORMAT,
  options: {
    'Meta site': {
      'Icon site': 'public/brand/your-icon.svg',
      'Site name': name,
      'Short title': name,
      'Meta description': '',
      'Share image': still('03-factory-hall'),
    },
    header: {
      Logo: drawing('your-logo', name, 201, 64),
      'Logo on dark': drawing('your-logo-light', name, 201, 64),
      Notice: '',
    },
    footer: {
      'Mini title section': 'Contact',
      'Title section': 'Write to us',
      'Text section': '',
      'footer address list': [],
      'Social links': [],
      Copyright: [`© ${name}`],
    },
    faq: { 'Mini title section': '', 'Title section': 'Questions', 'FAQ content': [] },
  },
  pages: [
    page('/', 'Home', null, [opening(name, 'This site is being set up.')]),
    page('/about-us', 'About us', 1, [opening('About us', 'Who works here, and for how long.')]),
    page('/products', 'Machines', 2),
    page('/services', 'Services', 3, [opening('Services', 'What we do for customers who buy a machine.')]),
    page('/blogs', 'Blog', 4),
    page('/login', 'Login', null),
  ],
  catalogue: { categories: [], bottles: [], beverages: [], manufacturers: [] },
  machines: [],
  posts: [],
}
