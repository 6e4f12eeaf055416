import { createIcon } from '@brightfill/shared/ui'
import type { Tool } from './Toolbar'
import { texts } from './texts'

export const heading: Tool = {
  label: texts.heading,
  keys: 'Control+Alt+2',
  icon: createIcon('M6 5v14M18 5v14M6 12h12'),
  isOn: (text) => text.isActive('h2'),
  run: (text) => text.chain().focus().toggleNode('h2', 'p').run(),
}

export const smallHeading: Tool = {
  label: texts.smallHeading,
  keys: 'Control+Alt+3',
  icon: createIcon('M8 8v11M16 8v11M8 13.5h8'),
  isOn: (text) => text.isActive('h3'),
  run: (text) => text.chain().focus().toggleNode('h3', 'p').run(),
}

export const bold: Tool = {
  label: texts.bold,
  keys: 'Control+B',
  icon: createIcon('M7.5 5H13a3.25 3.25 0 0 1 0 6.75H7.5zM7.5 11.75h6.25a3.6 3.6 0 0 1 0 7.25H7.5z', {
    strokeWidth: 2,
  }),
  isOn: (text) => text.isActive('strong'),
  run: (text) => text.chain().focus().toggleMark('strong').run(),
}

export const italic: Tool = {
  label: texts.italic,
  keys: 'Control+I',
  icon: createIcon('M10.5 5h6M7.5 19h6M13.5 5l-3 14'),
  isOn: (text) => text.isActive('em'),
  run: (text) => text.chain().focus().toggleMark('em').run(),
}

export const list: Tool = {
  label: texts.list,
  keys: 'Control+Shift+8',
  icon: createIcon('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01'),
  isOn: (text) => text.isActive('ul'),
  run: (text) => text.chain().focus().toggleList('ul', 'li').run(),
}

export const numbers: Tool = {
  label: texts.numbers,
  keys: 'Control+Shift+7',
  icon: createIcon('M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v5M4 15.25c1-1.25 2.75-.75 2.5.5C6.25 17 4 18 4 19.5h2.75'),
  isOn: (text) => text.isActive('ol'),
  run: (text) => text.chain().focus().toggleList('ol', 'li').run(),
}
