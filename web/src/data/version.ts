import { version } from '../../package.json'

export const VERSION = version
/** As the header shows it: 3.0. */
export const VERSION_LABEL = version.split('.').slice(0, 2).join('.')
