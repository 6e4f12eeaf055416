import { Late } from '@brightfill/shared/late'
import { useLocation } from '@brightfill/shared/router'

async function load() {
  const { SeenStrip } = await import(/* webpackChunkName: "seen" */ './SeenStrip')
  return SeenStrip
}

/**
 * The machines that open tabs showed before. The server knows none; code and machines load when it is near, or
 * when a sign-in leads back to a heart, which may be here.
 */
export function SeenMachines({ current }: { current?: string }) {
  const near = useLocation().hash.startsWith('#heart-') ? undefined : '600px'
  return <Late key={current} load={load} props={{ current }} near={near} skeleton={null} drawn={false} />
}
