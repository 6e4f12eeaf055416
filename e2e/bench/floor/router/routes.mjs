import { createElement as h, useEffect, useState } from 'react'
import { Link, Outlet, useLoaderData } from 'react-router-dom'

// The floor with a router: React and the data router of react-router with a list of 24 items and a page for each. Its
// loaders ask nobody, and there are no styles: it shows the cost of the libraries alone.

/** @typedef {{ slug: string, name: string, text: string }} Item */

/** @type {Item[]} */
const items = Array.from({ length: 24 }, (_, index) => ({
  slug: `item-${index + 1}`,
  name: `Machine ${index + 1}`,
  text: `Fills ${(index + 1) * 500} bottles per hour.`,
}))

/** @type {import('react-router-dom').RouteObject[]} */
export const routes = [
  {
    id: 'frame',
    Component: Frame,
    children: [
      { id: 'list', path: '/', loader: () => items, Component: List },
      {
        id: 'item',
        path: '/items/:slug',
        loader: ({ params }) => items.find(({ slug }) => slug === params.slug) ?? null,
        Component: ItemPage,
      },
    ],
  },
]

function Frame() {
  useEffect(() => {
    performance.mark('hydrated')
  }, [])
  return h('main', null, h(Outlet))
}

function List() {
  const all = /** @type {Item[]} */ (useLoaderData())
  return [
    h('h1', { key: 'title' }, 'Machines'),
    all.map(({ slug, name, text }) =>
      h(
        'article',
        { key: slug },
        h('h2', null, h(Link, { to: `/items/${slug}` }, name)),
        h('p', null, text),
        h(SaveButton),
      ),
    ),
  ]
}

function ItemPage() {
  const item = /** @type {Item} */ (useLoaderData())
  return [
    h('h1', { key: 'title' }, item.name),
    h('p', { key: 'text' }, item.text),
    h(SaveButton, { key: 'save' }),
    h(Link, { key: 'back', to: '/' }, 'All machines'),
  ]
}

function SaveButton() {
  const [saved, setSaved] = useState(false)
  return h('button', { type: 'button', onClick: () => setSaved(!saved) }, saved ? 'Saved' : 'Save')
}
