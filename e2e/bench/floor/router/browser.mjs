import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes.mjs'

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id))
const router = createBrowserRouter(routes, { hydrationData: JSON.parse(element('data').textContent) })
hydrateRoot(element('root'), createElement(RouterProvider, { router }))
