import { DETAIL_TABS } from '@brightfill/shared/constants'
import type { DescriptionTab, MachineDetail, SpecificationGroup } from '@brightfill/shared/contract'
import { useFieldMarks } from '@brightfill/shared/page'
import { RichText } from '@brightfill/shared/rich-text'
import { ButtonLink, Tabs, uniqueKeys } from '@brightfill/shared/ui'
import styles from './MachineTabs.module.css'
import { MachineVideo, videoOf } from './MachineVideo'
import { texts } from './texts'

/** Description, Components and Delivery; reviews have their own section. */
export function MachineTabs({ machine, name }: { machine: MachineDetail; name: string }) {
  return (
    <Tabs
      label={texts.about}
      tabs={[
        {
          id: DETAIL_TABS.description,
          label: texts.description,
          panel: <Description description={machine.tabs_description} name={name} />,
        },
        {
          id: DETAIL_TABS.components,
          label: texts.components,
          panel: <Components groups={machine.technical_specifications} />,
        },
        { id: DETAIL_TABS.delivery, label: texts.delivery, panel: <Delivery /> },
      ]}
    />
  )
}

/** A video, when there is one, beside the text. */
function Description({ description, name }: { description: DescriptionTab; name: string }) {
  const video = videoOf(description)
  const field = useFieldMarks()
  return (
    <div className={styles.description} data-video={video !== undefined || undefined} {...field('tabs_description')}>
      {video && (
        <div className={styles.video} data-print="hide">
          <MachineVideo video={video} name={name} />
        </div>
      )}
      <div className={styles.described}>
        <RichText html={description.text} />
      </div>
    </div>
  )
}

/** Groups of name and value. */
function Components({ groups }: { groups: readonly SpecificationGroup[] }) {
  const field = useFieldMarks()
  if (groups.length === 0)
    return (
      <p className={styles.none} {...field('technical_specifications')}>
        {texts.noComponents}
      </p>
    )
  const keyOf = uniqueKeys()
  return (
    <div className={styles.groups} {...field('technical_specifications')}>
      {groups.map(({ title, specifications }, place) => (
        <section key={keyOf(title)} className={styles.group} {...field(`technical_specifications.${place}`)}>
          <h3 className={styles.title}>{title}</h3>
          <dl>
            {specifications.map(({ name, value }) => (
              <div key={keyOf(name)} className={styles.line}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** The same for all machines. */
function Delivery() {
  return (
    <div className={styles.delivery}>
      <h3>{texts.transport}</h3>
      <div className={styles.transport}>
        {texts.transportText.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <ButtonLink to="#footer" arrow data-print="hide">
        {texts.contactAboutDelivery}
      </ButtonLink>
    </div>
  )
}
