import { RichText } from '@brightfill/shared/rich-text'
import { Breadcrumbs, Chip, Pager, StepButtons, Tabs } from '@brightfill/shared/ui'
import { Family, State } from './States'
import { texts } from './texts'

const { states } = texts
const hrefOf = (page: number) => `/products?page=${page}`
const tabs = texts.tabs.map((label) => ({ id: label, label, panel: <RichText html={texts.richText} /> }))

/** Ways around a page and a list. */
export function NavigationStates() {
  return (
    <Family title={texts.families.navigation} wide>
      <State label={states.rest}>
        <Breadcrumbs items={texts.crumbs} />
      </State>
      <State label={states.rest}>
        <Chip label={texts.chip} onRemove={() => {}} />
        <Chip label={texts.chip} to="/products" />
      </State>
      <State label={states.first}>
        <Pager label={texts.pager(states.first)} page={1} totalPages={4} hrefOf={hrefOf} />
      </State>
      <State label={states.middle}>
        <Pager label={texts.pager(states.middle)} page={10} totalPages={20} hrefOf={hrefOf} />
      </State>
      <State label={states.inert}>
        <Pager label={texts.pager(states.inert)} page={1} totalPages={10} hrefOf={hrefOf} inert />
      </State>
      <State label={states.first}>
        <StepButtons labels={texts.steps} atStart atEnd={false} onStep={() => {}} />
      </State>
      <State label={states.middle}>
        <StepButtons labels={texts.steps} atStart={false} atEnd={false} onStep={() => {}} />
      </State>
      <State label={states.open}>
        <Tabs label={texts.tabList} tabs={tabs} />
      </State>
    </Family>
  )
}
