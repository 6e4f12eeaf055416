/** Shows a text and marks its first match with the query. */
export function Marked({ text, query }: { text: string; query: string }) {
  const wanted = query.trim()
  const start = wanted ? text.toLocaleLowerCase().indexOf(wanted.toLocaleLowerCase()) : -1
  if (start < 0) return <span>{text}</span>
  const end = start + wanted.length
  return (
    <span>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  )
}
