/** A text of the blog list that every visitor sees, and a team's new version of it. */
export const teamChange = {
  file: 'src/articles/texts.ts',
  from: 'Notes from the filling hall',
  to: 'Letters from the filling hall',
}
