import type { PageAddresses } from '#platform/page-addresses.ts'

export const stockPictureAddresses: PageAddresses = { files: ['stock-pictures'] }
