import type { Field, FieldAccess, Tab } from 'payload'
import { fieldAccessFor } from '#features/people/accounts/cms.ts'

/**
 * The fields of its own record that a dealer changes. All others, including those added later, are for editors, because
 * stock, leads, the finder or a contract depend on them.
 *
 * Source: decision 41.
 */
export const ownFields: readonly string[] = [
  'telephone',
  'whatsapp',
  'operatingHours',
  'socialLinks',
  'sideImage',
]

const byEditors: FieldAccess = fieldAccessFor('admin', 'editor')

function restrictTab(tab: Tab): Tab {
  if (!('name' in tab) || !tab.name) return { ...tab, fields: restrictToEditors(tab.fields) } as Tab
  throw new Error(`The tab ${tab.name} stores data: give its fields the access of editors.`)
}

function restrictField(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(restrictTab) }
  if (field.type === 'row' || field.type === 'collapsible')
    return { ...field, fields: restrictToEditors(field.fields) }
  if (!('name' in field) || !field.name || ownFields.includes(field.name)) return field
  const access = 'access' in field ? field.access : undefined
  return { ...field, access: { create: byEditors, update: byEditors, ...access } } as Field
}

/** Restricts changes of all fields but a dealer's own ones to editors and administrators. */
export function restrictToEditors(fields: readonly Field[]): Field[] {
  return fields.map(restrictField)
}
