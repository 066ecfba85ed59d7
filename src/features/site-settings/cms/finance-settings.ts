import type { GlobalConfig } from 'payload'
import { isAdmin, isEditor } from '#features/accounts/cms.ts'
import { financeTabs } from './finance-tabs.ts'
import { expireSettings } from './settings-hooks.ts'

/** Fees, rates and limits of the calculators. Saved is published: every page has them at once. */
export const financeSettings: GlobalConfig = {
  slug: 'finance-settings',
  label: 'Finance',
  admin: {
    group: 'Settings',
    description:
      'What the calculators reckon with. What you save is on every page at once; only administrators may.',
  },
  versions: { max: 100 },
  access: { read: isEditor, update: isAdmin, readVersions: isEditor },
  hooks: { afterChange: [expireSettings] },
  fields: [{ type: 'tabs', tabs: financeTabs }],
}
