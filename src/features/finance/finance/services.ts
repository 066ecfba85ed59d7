import { cms } from '#platform/process/cms.ts'
import { brand } from '#platform/site/brand.ts'
import { createFinanceEndpoints } from './data/contract.ts'
import { createLocalFigures } from './data/local.ts'

/** Both adapters, for the contract tests that run against each. */
export { createLocalFigures } from './data/local.ts'
export type { FinanceFigures, Lookup } from './data/port.ts'
export { createUpstreamFigures } from './data/upstream.ts'

/** The finance contract, always served from our own database even when the site itself uses an outside gateway. */
export const endpoints = createFinanceEndpoints(createLocalFigures(cms, { brand: brand.name }), {
  brand: brand.name,
})
