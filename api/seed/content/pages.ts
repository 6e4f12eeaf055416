import { aboutUs } from './pages/aboutUs'
import { categories } from './pages/categories'
import { home } from './pages/home'
import { legalPages } from './pages/legal'
import { services } from './pages/services'
import type { SeedPage } from './types'

const machines: SeedPage = {
  url: '/products',
  title: 'Machines',
  menu_position: 2,
  meta: {
    'Meta title': 'New and pre-owned machines | Brightfill Machinery',
    'Meta description':
      'Fillers, pasteurisers, separators, labellers, cappers, tanks and end-of-line machines, in stock and ready to inspect.',
  },
  sections: [],
}

const blog: SeedPage = {
  url: '/blogs',
  title: 'Blog',
  menu_position: 4,
  meta: {
    'Meta title': 'Notes from the filling hall | Brightfill Machinery',
    'Meta description': 'What we learn on other people’s lines, written down so that you can use it on yours.',
  },
  sections: [],
}

const login: SeedPage = {
  url: '/login',
  title: 'Login',
  // The header has a button for it.
  menu_position: null,
  meta: {
    'Meta title': 'Sign in | Brightfill Machinery',
    'Meta description': 'Sign in to see your orders and the machines you saved.',
  },
  sections: [],
}

/** The six public pages of Q-93, the legal pages and the texts of categories. */
export const pages: SeedPage[] = [home, aboutUs, machines, services, blog, login, ...legalPages, ...categories]
