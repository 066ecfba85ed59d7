import type { PageAddresses } from '#platform/site/page-addresses.ts'

export const stockPictureAddresses: PageAddresses = { files: ['stock-pictures'] }
