import { Skeleton } from '@brightfill/shared/ui'
import { lazy, memo } from 'react'
import { WhenNear } from '../../ui/WhenNear'
import styles from './SellSection.module.css'

const SellForm = lazy(async () => {
  const { SellForm: Form } = await import(/* webpackChunkName: "sell-form" */ './SellForm')
  return { default: Form }
})

/** The form once it is near. Kept from rendering again with the page: React would throw the server's form away before the code for it is here. */
export const SellFormIsland = memo(function SellFormIsland({ note }: { note: string | undefined }) {
  return (
    <WhenNear skeleton={<Skeleton shape="block" className={styles.skeleton} />}>
      <SellForm note={note} />
    </WhenNear>
  )
})
