import type { GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { isAdmin, isEditor } from '#features/people/accounts/cms.ts'
import { invalidate } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'
import { financeTabs } from './finance-tabs.ts'

/** Any page with a calculator may display a setting, so all of them are purged. */
const purgeSettings: GlobalAfterChangeHook = async ({ doc, req }) => {
  await invalidate(req, [tags.finance.settings])
  return doc
}

/** Fees, rates and limits of the calculators. A saved change is live at once. */
export const financeSettings: GlobalConfig = {
  slug: 'finance-settings',
  label: 'Finance',
  admin: {
    group: 'Settings',
    description:
      'Fees, rates and limits of the finance calculators. Changes are live at once. Only administrators can change them.',
  },
  versions: { max: 100 },
  access: { read: isEditor, update: isAdmin, readVersions: isEditor },
  hooks: { afterChange: [purgeSettings] },
  fields: [{ type: 'tabs', tabs: financeTabs }],
}
