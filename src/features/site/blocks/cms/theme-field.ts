import type { SelectField } from 'payload'

/** The style of a section: that of its page, or racing on any page. Source: requirements C-264, C-282, C-283 and C-287. */
export function themeField(): SelectField {
  return {
    name: 'theme',
    type: 'select',
    label: 'Style',
    defaultValue: 'default',
    options: [
      { value: 'default', label: 'As the page' },
      { value: 'racing', label: 'Racing' },
    ],
    admin: { isClearable: false, description: 'Pages about racing have the racing style already.' },
  }
}
