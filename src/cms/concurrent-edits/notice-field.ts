import type { UIField } from 'payload'

/** Where an edit form says that its document has a newer version. */
export const noticeField: UIField = {
  name: 'newerVersion',
  type: 'ui',
  admin: {
    components: { Field: '/admin/newer-version.tsx#NewerVersion' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}
