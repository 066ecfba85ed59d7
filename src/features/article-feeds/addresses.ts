import type { PageAddresses } from '#platform/page-addresses.ts'

export const feedPictureAddresses: PageAddresses = { files: ['feed-pictures'] }
