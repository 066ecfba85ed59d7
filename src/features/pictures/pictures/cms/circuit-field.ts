import type { SelectField } from 'payload'
import { circuits } from '../rules/subjects.ts'

/** A required choice of one of the circuits that can be drawn. */
export function circuitField(): SelectField {
  return {
    name: 'circuit',
    type: 'select',
    required: true,
    options: Object.entries(circuits).map(([value, { label }]) => ({ value, label })),
  }
}
