import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string) => readFileSync(file, 'utf8')
const shown = readdirSync(__dirname)
  .filter((file) => /^[A-Z]\w+\.tsx$/.test(file) && !file.includes('.test.'))
  .map((file) => read(path.join(__dirname, file)))
  .join('\n')

/** Drawn by other components only, with a look of their own there. */
const headless = ['Anchor']

/** The components a unit offers by its entry; icons are drawn by the components that use them. */
function componentsOf(unit: string): string[] {
  const entry = read(path.resolve(__dirname, '../../../shared/src', unit, 'index.ts'))
  const names = [...entry.matchAll(/export \{([^}]*)\} from '\.(?!\/icons\/actionIcons)/g)].flatMap(
    ([, list]) => list?.split(',') ?? [],
  )
  return names.map((name) => name.trim()).filter((name) => /^[A-Z][a-z]\w+$/.test(name))
}

describe('the page that shows the ui kit', () => {
  it.each(['ui', 'forms', 'phone', 'media', 'combobox'])('has every component of the unit %s', (unit) => {
    const components = componentsOf(unit)
    expect(components.length).toBeGreaterThan(0)
    expect(components.filter((name) => !headless.includes(name) && !shown.includes(`<${name}`))).toEqual([])
  })
})
