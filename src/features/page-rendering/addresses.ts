import type { PageAddresses } from '#platform/page-addresses.ts'

export const previewAddresses: PageAddresses = { reserved: ['catalogue', 'preview'] }
