import type { MachineDetail } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { Link, pathTo } from '@brightfill/shared/router'
import { TextLink, VisuallyHidden } from '@brightfill/shared/ui'
import { Offer } from '../machines/Offer'
import { pictureSize } from '../machines/pictureSize'
import styles from './ComparisonTable.module.css'
import { comparePath } from './comparePath'
import type { LineGroup } from './comparison'
import { texts } from './texts'

interface ComparisonTableProps {
  machines: readonly MachineDetail[]
  groups: readonly LineGroup[]
  /** Called with the slug. */
  onRemoved: (slug: string) => void
}

/** A column for each machine, a line for each figure. */
export function ComparisonTable({ machines, groups, onRemoved }: ComparisonTableProps) {
  const lines = groups.reduce((sum, group) => sum + group.lines.length + 1, 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, for the keyboard as well
    <section className={styles.frame} aria-label={texts.table} tabIndex={0}>
      <table className={styles.table} style={{ '--lines': lines }}>
        <thead>
          <tr>
            <td />
            {machines.map((machine) => (
              <th key={machine.id} scope="col" className={styles.machine}>
                <Head machine={machine} machines={machines} onRemoved={onRemoved} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, lines }) => (
          <tbody key={title} data-same={lines.every(({ same }) => same) || undefined}>
            <tr>
              <th scope="rowgroup" colSpan={machines.length + 1} className={styles.title}>
                {title}
              </th>
            </tr>
            {lines.map(({ label, values, same }) => (
              <tr key={label} data-same={same || undefined}>
                <th scope="row" className={styles.label}>
                  {label}
                </th>
                {machines.map(({ id }, column) => (
                  <td key={id}>{values[column] || <Nothing />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** Widths of the columns that share a window; they are never narrower than their stylesheet says. */
function sizesOf(count: number): string {
  const wide = `(min-width: 90rem) ${72 / count}rem, (min-width: 48rem) max(9.5rem, (94vw - 13rem) / ${count})`
  return `${wide}, max(7.2rem, (92vw - 7rem) / ${count})`
}

interface HeadProps extends Omit<ComparisonTableProps, 'groups'> {
  machine: MachineDetail
}

function Head({ machine, machines, onRemoved }: HeadProps) {
  const { slug, name, model, images } = machine
  const others = machines.filter((other) => other !== machine).map((other) => other.slug)
  return (
    <>
      <Picture src={images[0]} alt="" {...pictureSize} sizes={sizesOf(machines.length)} className={styles.picture} />
      <Link to={pathTo('product', { slug })} className={styles.name}>
        {name}
      </Link>
      <span className={styles.model}>{model}</span>
      <Offer machine={machine} full className={styles.offer} />
      <TextLink
        to={comparePath(others)}
        keepScroll
        aria-label={texts.removeMachine(name, model)}
        className={styles.remove}
        data-print="hide"
        onClick={() => onRemoved(slug)}
      >
        {texts.remove}
      </TextLink>
    </>
  )
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{texts.nothing}</VisuallyHidden>
    </>
  )
}
