import { Skeleton } from '@brightfill/shared/ui'
import { useState } from 'react'
import { WhenNear } from '../../ui/WhenNear'
import styles from './SellSection.module.css'

const skeleton = <Skeleton shape="block" className={styles.skeleton} />

/** The form, whose code comes when it is near. */
export function SellFormIsland({ note }: { note: string | undefined }) {
  const [load] = useState(() => async () => {
    const { SellForm } = await import(/* webpackChunkName: "sell-form" */ './SellForm')
    return () => <SellForm note={note} />
  })
  return <WhenNear load={load} skeleton={skeleton} />
}
