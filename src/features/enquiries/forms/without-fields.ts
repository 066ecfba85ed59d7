import type { FormView } from './form-view.ts'
import { mapFields } from './map-fields.ts'

/** Returns a form whose steps leave these fields out. */
export const withoutFields = (view: FormView, names: readonly string[] = []): FormView =>
  mapFields(view, (field) => (names.includes(field.name) ? null : field))
