/** A sentence with one of its values in bold. */
export function InBold({ text, part }: { text: string; part: string }) {
  const start = text.indexOf(part)
  const end = start + part.length
  // Texts that change have elements of their own, because translation replaces bare ones.
  return (
    <span>
      {start > 0 && <span>{text.slice(0, start)}</span>}
      <b>{text.slice(start, end)}</b>
      <span>{text.slice(end)}</span>
    </span>
  )
}
