import { remote } from '@brightfill/shared/webpack'

export default remote(import.meta.dirname)
