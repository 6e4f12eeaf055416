/**
 * The people named in a text as `@Tom Whitlock`, or as `@Tom` if only one of them is called Tom. Addresses such as
 * `a@tom.example` do not count.
 */
export function namedIn<Person extends { name: string }>(text: string, people: readonly Person[]): Person[] {
  const whole = ({ name }: Person) => name.toLowerCase()
  const first = (person: Person) => whole(person).split(' ')[0] ?? ''
  const named = new Set<Person>()
  let rest = text
  function take(name: string, meant: Person[]) {
    const left = rest.replace(pattern(name), ' ')
    if (left !== rest) for (const person of meant) named.add(person)
    rest = left
  }
  // The longest first: "Tom Whitlock Smith" is not Tom Whitlock.
  for (const name of namesOf(people.map(whole)).sort((one, other) => other.length - one.length))
    take(
      name,
      people.filter((person) => whole(person) === name),
    )
  for (const name of namesOf(people.map(first))) {
    const meant = people.filter((person) => first(person) === name)
    if (meant.length === 1) take(name, meant)
  }
  return [...named]
}

const namesOf = (names: string[]) => [...new Set(names)].filter(Boolean)
const pattern = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.])@${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')
