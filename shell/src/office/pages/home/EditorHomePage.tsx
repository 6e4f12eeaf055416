import type { EditorHome } from '@brightfill/shared/contract'
import { Block, Loaded, OfficeIcon, useGetOne, When } from '@brightfill/shared/office'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Home.module.css'
import { texts } from './texts'

type Thing = Pick<EditorHome['drafts'][number], 'kind' | 'key' | 'title'>

const icons = { machine: 'machine', page: 'page', article: 'article', option: 'options' }

/** Where a thing is edited. */
const editorOf = ({ kind, key }: Thing) => `/office/${kind}s/${encodeURIComponent(key)}`

/** An editor's home page: their drafts, what is planned, and what is wrong with the content (O-51, O-76). */
export function EditorHomePage() {
  const home = useGetOne<EditorHome & { id: string }>('editor-home', { id: 'mine' })
  return (
    <div className={styles.home}>
      <Loaded of={home}>
        {({ drafts, planned, undescribed, dead_links }) => (
          <>
            <div className={styles.waiting}>
              <Things title={texts.myDrafts} empty={texts.noDrafts}>
                {drafts.map((thing) => (
                  <Row key={`${thing.kind} ${thing.key}`} thing={thing}>
                    <When at={thing.at} />
                  </Row>
                ))}
              </Things>
              <Things title={texts.planned} empty={texts.noPlans}>
                {planned.map((thing) => (
                  <Row
                    key={`${thing.kind} ${thing.key} ${thing.action}`}
                    thing={thing}
                    note={texts.plans[thing.action]}
                  >
                    <When at={thing.at} />
                  </Row>
                ))}
              </Things>
            </div>
            <div className={styles.wrong}>
              <Things title={texts.wrong} empty={texts.inOrder}>
                {dead_links.map((thing) => (
                  <Row
                    key={`${thing.kind} ${thing.key} ${thing.link}`}
                    thing={thing}
                    note={texts.deadLink(thing.link)}
                  />
                ))}
                {undescribed.map(({ id, title }) => (
                  <Row key={id} thing={{ kind: 'page', key: String(id), title }} note={texts.undescribed} />
                ))}
              </Things>
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}

function Things({ title, empty, children }: { title: string; empty: string; children: ReactNode[] | ReactNode[][] }) {
  return (
    <Block title={title}>
      {children.flat().length === 0 ? <p className={styles.calm}>{empty}</p> : <ul>{children}</ul>}
    </Block>
  )
}

function Row({ thing, note, children }: { thing: Thing; note?: string; children?: ReactNode }) {
  return (
    <li>
      <Link to={editorOf(thing)} className={styles.row}>
        <OfficeIcon name={icons[thing.kind]} />
        <span className={styles.words}>
          <b>{thing.title}</b> {note && <span>{note}</span>}
        </span>
        <span className={styles.end}>{children}</span>
      </Link>
    </li>
  )
}
