import type { Block } from 'payload'
import { privacyDesk } from './blocks/privacy-desk/schema.ts'

export { privacyRequests } from './cms/privacy-requests.ts'
export { privacySettings } from './cms/privacy-settings.ts'

/** The block schemas of this feature. */
export const privacyBlocks: readonly Block[] = [privacyDesk]
