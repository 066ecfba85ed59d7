import type { PageAddresses } from '#platform/site/page-addresses.ts'

export const feedPictureAddresses: PageAddresses = { files: ['feed-pictures'] }
