import { remote } from '@brightfill/remote-tools/webpack'

export default remote(import.meta.dirname)
