import { endpoints as finance } from '#features/finance/services.ts'
import { endpoints as leads } from '#features/lead-delivery/services.ts'
import { endpoints as vehicles } from '#features/vehicles/services.ts'

/** Of the contract, not of the product: it changes when a client would notice. */
export const contractVersion = '1.2.0'

/** Everything that is served below /services, and the few of its addresses below /api. */
export const endpoints = [...vehicles, ...finance, ...leads]
