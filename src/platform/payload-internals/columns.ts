/*
 * Tables and columns that Payload names itself and that our own SQL uses. Columns of fields are not listed, because
 * their names are in our configuration.
 */

/** Tables of Payload's internal collections, with the columns our SQL uses. */
export const internalTables = {
  payload_kv: ['key', 'data'],
  payload_jobs: ['completed_at', 'has_error', 'processing', 'updated_at', 'wait_until', 'task_slug', 'input'],
  payload_migrations: ['name', 'batch', 'created_at', 'updated_at'],
} as const

/** Tables and columns that Payload derives for our collections: state, translations, array rows, versions. */
export const derivedTables = {
  pages: ['id', '_status', 'created_at', 'updated_at', 'meta_hidden'],
  pages_locales: ['_parent_id', '_locale', 'title'],
  _pages_v: ['id', 'parent_id', 'latest', 'version__status', 'version_path'],
  enquiries_notes: ['_parent_id', '_order', 'id'],
  guaranteed_values_values: ['_parent_id', '_order', 'id'],
  media: ['deleted_at', 'filename'],
} as const
