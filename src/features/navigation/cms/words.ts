import type { TextField } from 'payload'

/** What a control or a heading is called, in every language. */
export function words(
  name: string,
  label: string,
  { required = true, ...admin }: { required?: boolean; width?: string; description?: string } = {},
): TextField {
  return { name, label, type: 'text', localized: true, required, maxLength: 60, admin }
}
