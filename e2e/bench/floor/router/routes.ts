import { createElement as h, useEffect, useState } from 'react'
import { Link, Outlet, type RouteObject, useLoaderData } from 'react-router-dom'

// The floor with a router: React and the data router of react-router with a list of 24 items and a page for each. Its
// loaders call no api, and there are no styles: it shows the cost of the libraries alone.

type Item = { slug: string; name: string; text: string }

const items: Item[] = Array.from({ length: 24 }, (_, index) => ({
  slug: `item-${index + 1}`,
  name: `Machine ${index + 1}`,
  text: `Fills ${(index + 1) * 500} bottles per hour.`,
}))

export const routes: RouteObject[] = [
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
  const all = useLoaderData() as Item[]
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
  const item = useLoaderData() as Item
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
