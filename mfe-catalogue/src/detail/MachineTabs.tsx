import { DETAIL_TABS } from '@brightfill/shared/constants'
import type { MachineDetail } from '@brightfill/shared/contract'
import { Tabs } from '@brightfill/shared/ui'
import { DeliveryPanel } from './DeliveryPanel'
import { DescriptionPanel } from './DescriptionPanel'
import { Specifications } from './Specifications'
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
          panel: <DescriptionPanel description={machine.tabs_description} name={name} />,
        },
        {
          id: DETAIL_TABS.components,
          label: texts.components,
          panel: <Specifications groups={machine.technical_specifications} />,
        },
        { id: DETAIL_TABS.delivery, label: texts.delivery, panel: <DeliveryPanel /> },
      ]}
    />
  )
}
