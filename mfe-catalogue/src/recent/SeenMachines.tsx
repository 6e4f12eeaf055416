import { Late } from '@brightfill/shared/late'

async function load() {
  const { SeenStrip } = await import(/* webpackChunkName: "seen" */ './SeenStrip')
  return SeenStrip
}

/** The machines this tab showed before. The server knows none; code and machines come when it is near. */
export function SeenMachines({ current }: { current?: string }) {
  return <Late key={current} load={load} props={{ current }} near="600px" skeleton={null} drawn={false} />
}
