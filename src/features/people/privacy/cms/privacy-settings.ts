import type { Field, GlobalConfig } from 'payload'
import { hiddenExceptFor, isAdmin } from '#features/people/accounts/cms.ts'
import { type RetentionPeriod, retentionPeriods } from '../retention.ts'

const periodField = (period: RetentionPeriod): Field => ({
  name: period.name,
  type: 'number',
  label: `${period.label}, in ${period.unit}`,
  required: true,
  defaultValue: period.defaultValue,
  min: period.min,
  max: period.max,
  admin: { description: period.description, step: 1 },
})

/** The retention periods of personal data, applied by a nightly job. */
export const privacySettings: GlobalConfig = {
  slug: 'privacy-settings',
  label: 'Retention',
  admin: {
    group: 'Privacy',
    hidden: hiddenExceptFor('admin'),
    description:
      'How long personal data is retained. Older data is erased every night and cannot be restored.',
  },
  versions: { max: 50 },
  access: { read: isAdmin, update: isAdmin, readVersions: isAdmin },
  fields: retentionPeriods.map(periodField),
}
