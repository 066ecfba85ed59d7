import type { FormField, FormView } from '#features/enquiries/enquiries/index.ts'

/**
 * Returns a form in whose steps each field is replaced by the result of a function, or left out where that is null. Rows,
 * sections and steps that then have nothing to show are left out too.
 */
export const mapFields = (view: FormView, change: (field: FormField) => FormField | null): FormView => ({
  ...view,
  steps: view.steps
    .map((step) => ({
      ...step,
      sections: step.sections
        .map((section) => ({
          ...section,
          rows: section.rows
            .map((row) => row.map(change).filter((field) => field !== null))
            .filter((row) => row.length > 0),
        }))
        .filter(({ text, rows }) => text !== null || rows.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0),
})

/** Returns a form whose steps leave these fields out. */
export const withoutFields = (view: FormView, names: readonly string[] = []): FormView =>
  mapFields(view, (field) => (names.includes(field.name) ? null : field))
