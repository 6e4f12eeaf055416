export const texts = {
  title: 'Activity',
  file: 'activity',
  when: 'When',
  who: 'Who',
  from: 'From',
  what: 'What',
  on: 'On',
  before: 'Before',
  after: 'After',
  program: (name = 'key') => `Program, ${name}`,
  thing: 'Search things',
  none: 'Nothing fits. Clear the search to see all.',
}
