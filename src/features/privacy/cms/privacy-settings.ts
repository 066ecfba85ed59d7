import type { Field, GlobalConfig } from 'payload'
import { isAdmin, shownTo } from '#features/accounts/cms.ts'
import { type RetentionPeriod, retentionPeriods } from '../retention.ts'

const periodField = ({ name, label, description, unit, usual, least, most }: RetentionPeriod): Field => ({
  name,
  type: 'number',
  label: `${label}, in ${unit}`,
  required: true,
  defaultValue: usual,
  min: least,
  max: most,
  admin: { description, step: 1 },
})

/** How long what people sent is kept. A job applies it every night. */
export const privacySettings: GlobalConfig = {
  slug: 'privacy-settings',
  label: 'Retention',
  admin: {
    group: 'Privacy',
    hidden: shownTo('admin'),
    description:
      'How long personal data is kept. What is older is erased every night, and cannot be brought back.',
  },
  versions: { max: 50 },
  access: { read: isAdmin, update: isAdmin, readVersions: isAdmin },
  fields: retentionPeriods.map(periodField),
}
