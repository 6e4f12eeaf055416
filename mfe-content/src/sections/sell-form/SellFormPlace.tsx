import { Late } from '@brightfill/shared/late'
import { Skeleton } from '@brightfill/shared/ui'
import styles from './SellSection.module.css'

async function loadSellForm() {
  const { SellForm } = await import(/* webpackChunkName: "sell-form" */ './SellForm')
  return SellForm
}

const skeleton = <Skeleton shape="block" className={styles.skeleton} />

/** The form, whose code loads when it is near. */
export function SellFormPlace({ note }: { note: string | undefined }) {
  return <Late load={loadSellForm} props={{ note }} skeleton={skeleton} near="600px" />
}
