import styles from './SectionDrawing.module.css'

type Place = number | readonly number[]
/** A part of a drawing of 160 by 100: what it stands for, from left, from top, width and height. Several places repeat it. */
type Part = ['heading' | 'line' | 'picture' | 'ground' | 'light' | 'amber', Place, Place, number, number]

const ground: Part = ['ground', 0, 0, 160, 100]
const cards = [12, 59, 106]
const figures = [12, 50, 88, 126]

const drawings: Readonly<Record<string, readonly Part[]>> = {
  banner: [ground, ['light', 12, 44, 62, 9], ['light', 12, 57, 44, 9], ['amber', 12, 74, 24, 8]],
  slider: [
    ['heading', 12, 12, 56, 7],
    ['picture', [12, 62, 112], 32, 44, 42],
    ['line', [12, 62, 112], 80, 28, 4],
  ],
  video: [
    ['picture', 0, 0, 160, 100],
    ['heading', 12, 66, 48, 7],
    ['line', 146, 14, 3, 30],
    ['amber', 146, 44, 3, 40],
  ],
  'sell-form': [
    ground,
    ['light', 12, 16, 50, 8],
    ['light', [84, 120], 16, 30, 10],
    ['light', 84, [32, 48], 66, 10],
    ['amber', 84, 68, 26, 10],
  ],
  services: [
    ['heading', 12, [12, 22], 48, 7],
    ['picture', 12, 44, 60, 44],
    ['picture', 84, [12, 30, 48, 66], 8, 8],
    ['line', 96, [14, 32, 50, 68], 50, 4],
  ],
  blog: [
    ['heading', 12, 12, 52, 7],
    ['picture', cards, 30, 42, 28],
    ['heading', cards, 64, 36, 5],
    ['line', cards, 74, 40, 3],
  ],
  slogan: [
    ['amber', 0, 14, 160, 86],
    ['heading', 30, 44, 100, 13],
    ['heading', [12, 120], 78, 28, 4],
  ],
  discover: [
    ['picture', 12, 16, 72, 68],
    ['heading', 96, 16, 44, 6],
    ['picture', 96, [32, 49, 66], 14, 11],
    ['line', 116, [35, 52, 69], 32, 4],
  ],
  faq: [
    ['heading', 12, [16, 26], 42, 7],
    ['heading', 72, [17, 36, 56, 76], 48, 4],
    ['line', 72, [28, 47, 67, 87], 76, 1],
  ],
  intro: [
    ['heading', 12, [20, 33], 70, 9],
    ['line', 12, [52, 60, 68], 64, 4],
    ['picture', 100, 14, 48, 72],
  ],
  columns: [
    ['heading', 12, 14, 60, 8],
    ['line', [12, 86], [34, 44, 54, 64], 62, 4],
  ],
  statistics: [
    ['heading', figures, 34, 22, 14],
    ['line', figures, 54, 24, 4],
    ['amber', 12, 73, 96, 3],
  ],
  steps: [
    ['heading', 12, 14, 60, 8],
    ['amber', 12, [34, 52, 70], 9, 9],
    ['line', 28, [36, 54, 72], 96, 4],
  ],
}

/** A kind without a drawing of its own. */
const plain: readonly Part[] = [
  ['heading', 12, 14, 60, 8],
  ['line', 12, [34, 44, 54], 90, 4],
]

/** A kind of section in outline. Decorative: its name is beside it. */
export function SectionDrawing({ type }: { type: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 100" aria-hidden="true">
      {(drawings[type] ?? plain).flatMap(([kind, left, top, width, height]) =>
        [left]
          .flat()
          .flatMap((x) =>
            [top]
              .flat()
              .map((y) => <rect key={`${kind} ${x} ${y}`} className={styles[kind]} {...{ x, y, width, height }} />),
          ),
      )}
    </svg>
  )
}
