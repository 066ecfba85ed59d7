import { brand } from '#platform/brand.ts'
import { cms } from '#platform/cms.ts'
import { financeEndpoints } from './data/contract.ts'
import { localFigures } from './data/local.ts'

/** The two sources of figures, for the suite that proves them to be one. */
export { localFigures } from './data/local.ts'
export type { FinanceFigures, Lookup } from './data/port.ts'
export { upstreamFigures } from './data/upstream.ts'

/** The finance contract we serve, always from our own database, whatever service the site itself asks. */
export const endpoints = financeEndpoints(localFigures(cms, { brand: brand.name }), { brand: brand.name })
