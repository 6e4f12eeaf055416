import { shell } from '@brightfill/remote-tools/webpack'

export default shell()
