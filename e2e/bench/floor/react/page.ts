import { createElement as h, useEffect, useState } from 'react'

// The floor: the cost of a page with React alone. It has twelve cards and one control; no router, no data, no styles.

const cards = Array.from({ length: 12 }, (_, index) => `Machine ${index + 1}`)

export function Page() {
  const [saved, setSaved] = useState(0)
  useEffect(() => {
    performance.mark('hydrated')
  }, [])
  return h(
    'main',
    null,
    h('h1', null, 'Machines'),
    h('p', null, `${saved} saved`),
    cards.map((name) =>
      h(
        'article',
        { key: name },
        h('h2', null, name),
        h('button', { type: 'button', onClick: () => setSaved((count) => count + 1) }, 'Save'),
      ),
    ),
  )
}
