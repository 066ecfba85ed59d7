import type { PageAddresses } from '#platform/page-addresses.ts'

export const drawingAddresses: PageAddresses = { files: ['art'] }
