/** For the services that name dealers by their codes. */
export { findDealerByCode } from './data/by-code.ts'
/** The two directories, for the suite that proves them to be one. */
export { localDealers } from './data/local.ts'
export type { DealerDirectory } from './data/port.ts'
export { upstreamDealers } from './data/upstream.ts'
