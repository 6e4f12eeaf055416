import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes'

const element = (id: string) => document.getElementById(id) as HTMLElement
const router = createBrowserRouter(routes, { hydrationData: JSON.parse(element('data').textContent) })
hydrateRoot(element('root'), createElement(RouterProvider, { router }))
