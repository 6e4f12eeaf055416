import type { FoundMachine } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { Link, pathTo } from '@brightfill/shared/router'
import { Offer } from '../machines/Offer'
import { pictureSize } from '../machines/pictureSize'
import styles from './Found.module.css'
import { Marked } from './Marked'
import { texts } from './texts'

interface FoundMachinesProps {
  machines: readonly FoundMachine[]
  marks: readonly string[]
}

/** The machines found, one per row, with the matching lines of their specification. */
export function FoundMachines({ machines, marks }: FoundMachinesProps) {
  return (
    <ul className={styles.list}>
      {machines.map((machine) => (
        <Found key={machine.id} machine={machine} marks={marks} />
      ))}
    </ul>
  )
}

function Found({ machine, marks }: { machine: FoundMachine; marks: readonly string[] }) {
  const { slug, name, model, manufacturer, sku, year, categories, images, specifications } = machine
  return (
    <li className={styles.item} data-picture>
      <Picture
        src={images[0]}
        alt=""
        {...pictureSize}
        sizes="(min-width: 48rem) 11rem, 7rem"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={pathTo('product', { slug })} className={styles.link}>
            <Marked text={name} marks={marks} />
          </Link>
        </h3>
        <p className={styles.facts}>
          {[model, manufacturer, categories[0]?.name ?? '', year ? String(year) : '', sku && texts.sku(sku)]
            .filter(Boolean)
            .map((fact) => (
              <span key={fact}>
                <Marked text={fact} marks={marks} />
              </span>
            ))}
        </p>
        {specifications.map((line) => (
          <p key={line.name} className={styles.line}>
            <Marked text={`${line.name}: ${line.value}`} marks={marks} />
          </p>
        ))}
      </div>
      <Offer machine={machine} className={styles.price} />
    </li>
  )
}
