import type { GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { isAdmin, isEditor } from '#features/people/accounts/cms.ts'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'
import { figuresTabs } from './figures-tabs.ts'

/** Expires every page that displays one of the figures. */
const expireFigures: GlobalAfterChangeHook = async ({ doc, req }) => {
  await invalidate(req, [tags.ownershipCosts])
  return doc
}

/** Fuel prices, fees, the CO₂ levy and what upkeep costs, each from a day on. A saved change is live at once. */
export const ownershipCosts: GlobalConfig = {
  slug: 'ownership-costs',
  label: 'Costs of owning',
  admin: {
    group: 'Settings',
    description:
      'What the pages “What it costs to own” are worked out from. Add a row with its first day before prices change: it applies from that day. Only administrators can change them.',
  },
  versions: { max: 100 },
  access: { read: isEditor, update: isAdmin, readVersions: isEditor },
  hooks: { afterChange: [expireFigures] },
  fields: [{ type: 'tabs', tabs: figuresTabs }],
}
