/** For services that identify dealers by supplier code. */

/** The two adapters, for the contract suite that tests them alike. */
export { localDealers } from './data/local.ts'
export type { DealerDirectory } from './data/port.ts'
export { findDealerByCode } from './data/uncached.ts'
export { upstreamDealers } from './data/upstream.ts'
