import type { PageAddresses } from '#platform/site/page-addresses.ts'

export const vehicleOfferAddresses: PageAddresses = { reserved: ['offers'] }
