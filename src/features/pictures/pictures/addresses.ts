import type { PageAddresses } from '#platform/site/page-addresses.ts'

export const drawingAddresses: PageAddresses = { files: ['art'] }
