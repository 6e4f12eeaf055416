import { createElement, Fragment, type ReactNode } from 'react'

interface SentenceProps {
  /** A text that names its parts in braces: "Answered {time}". */
  text: string
  parts: Readonly<Record<string, ReactNode>>
}

/** A sentence that stays one text although it contains links or times. */
export function Sentence({ text, parts }: SentenceProps) {
  const pieces = text
    .split(/\{(\w+)\}/)
    .map((piece, at) => (at % 2 ? parts[piece] : piece && createElement('span', null, piece)))
  return createElement(Fragment, null, ...pieces)
}
