import type { CollectionConfig } from 'payload'
import { users } from '#features/accounts/cms.ts'
import { colours, models, ranges } from '#features/vehicles/cms.ts'

/** Every collection of the CMS, in the order of the menu. Features own them; this list assembles them. */
export const collections: CollectionConfig[] = [ranges, models, colours, users] as CollectionConfig[]
