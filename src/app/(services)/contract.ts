import { endpoints as vehicles } from '#features/vehicles/services.ts'

/** Of the contract, not of the product: it changes when a client would notice. */
export const contractVersion = '1.0.0'

/** Everything that is served below /services. */
export const endpoints = [...vehicles]
