import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Page } from './page'

hydrateRoot(document.body, createElement(Page))
