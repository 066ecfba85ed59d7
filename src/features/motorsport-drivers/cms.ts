import type { Block } from 'payload'
import { grDrivers } from './blocks/gr-drivers/schema.ts'

export { drivers } from './cms/drivers.ts'

/** The blocks of this feature. */
export const driverBlocks: readonly Block[] = [grDrivers]
