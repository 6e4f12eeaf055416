import { shell } from '@brightfill/shared/webpack'

export default shell()
