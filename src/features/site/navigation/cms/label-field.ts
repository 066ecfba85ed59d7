import type { TextField } from 'payload'

/** A localised text field for the label of a control or a heading. */
export function labelField(
  name: string,
  label: string,
  { required = true, ...admin }: { required?: boolean; width?: string; description?: string } = {},
): TextField {
  return { name, label, type: 'text', localized: true, required, maxLength: 60, admin }
}
