import type { PageAddresses } from '#platform/site/page-addresses.ts'

export const previewAddresses: PageAddresses = { reserved: ['catalogue', 'preview'] }
