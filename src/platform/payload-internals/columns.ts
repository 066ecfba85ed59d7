/*
 * Tables and columns that Payload creates by its own naming and that statements of our own name as text. Fields of a
 * collection are its own columns; these are the names that no configuration of ours spells out.
 */

/** Tables of Payload's own collections, with the columns our statements use. */
export const ownTables = {
  payload_kv: ['key', 'data'],
  payload_jobs: ['completed_at', 'has_error', 'processing', 'updated_at', 'wait_until', 'task_slug', 'input'],
  payload_migrations: ['name', 'batch', 'created_at', 'updated_at'],
} as const

/** How tables of our collections are named beside their fields: state, translations, rows of arrays, versions. */
export const derivedTables = {
  pages: ['id', '_status', 'created_at', 'updated_at', 'meta_hidden'],
  pages_locales: ['_parent_id', '_locale', 'title'],
  _pages_v: ['id', 'parent_id', 'latest', 'version__status', 'version_path'],
  enquiries_notes: ['_parent_id', '_order', 'id'],
  guaranteed_values_values: ['_parent_id', '_order', 'id'],
  media: ['deleted_at', 'filename'],
} as const
