import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const units = path.resolve(__dirname, '../src')
const shown = readdirSync(units, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(path.join(units, file), 'utf8'))
  .join('\n')

/** Without a look of their own: drawn only by other components, or hidden. */
const headless = ['Anchor', 'TrapField']

/** The components a unit offers by its entry; icons are drawn by the components that use them. */
function componentsOf(unit: string): string[] {
  const entry = readFileSync(path.join(units, unit, 'index.ts'), 'utf8')
  const names = [...entry.matchAll(/export \{([^}]*)\} from '\.(?!\/icons\/actionIcons)/g)].flatMap(
    ([, list]) => list?.split(',') ?? [],
  )
  return names.map((name) => name.trim()).filter((name) => /^[A-Z][a-z]\w+$/.test(name))
}

describe('the component workshop', () => {
  it.each(['ui', 'forms', 'phone', 'media', 'combobox', 'rich-text'])(
    'shows every component of the unit %s',
    (unit) => {
      const components = componentsOf(unit)
      expect(components.length).toBeGreaterThan(0)
      expect(components.filter((name) => !headless.includes(name) && !shown.includes(`<${name}`))).toEqual([])
    },
  )
})
