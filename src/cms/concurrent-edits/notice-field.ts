import type { UIField } from 'payload'

/** The field that shows the notice about a newer version in an edit form. */
export const noticeField: UIField = {
  name: 'newerVersion',
  type: 'ui',
  admin: {
    components: { Field: '/admin/newer-version.tsx#NewerVersion' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}
