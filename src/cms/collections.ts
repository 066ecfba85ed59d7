import type { CollectionConfig } from 'payload'
import { users } from '#features/accounts/cms.ts'
import { dealers } from '#features/dealers/cms.ts'
import { colours, models, ranges } from '#features/vehicles/cms.ts'
import { withBoundedReads } from './rest/public-reads.ts'

/** In the order of the menu. */
const all = [ranges, models, colours, dealers, users] as CollectionConfig[]

/** Every collection of the CMS. Features own them; this list assembles them. */
export const collections = all.map(withBoundedReads)
