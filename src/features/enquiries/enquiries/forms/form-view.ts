import type { FormTexts } from '../texts.ts'
import { type EnquiryKind, formDefinition } from './definitions.ts'
import type { FieldName } from './field-definitions.ts'
import { fieldView } from './field-view.ts'
import type { TextKey } from './form-definition.ts'
import { formFields } from './form-fields.ts'
import type { FormField } from './submission.ts'

/** Fields by row, under a heading where there is one. */
export type SectionView = {
  readonly heading: string | null
  readonly text: string | null
  readonly rows: readonly (readonly FormField[])[]
}

/** A step of a form. */
export type StepView = { readonly heading: string | null; readonly sections: readonly SectionView[] }

/** A form in one language, as its views draw it. */
export type FormView = {
  readonly kind: EnquiryKind
  readonly steps: readonly StepView[]
  /** Every field of the form by its name. */
  readonly fields: Readonly<Record<string, FormField>>
  readonly submitLabel: string
  /** The panel that replaces a sent form. */
  readonly sent: { readonly heading: string; readonly text: string }
}

/** The title of a form where an editor has written none. */
export const formTitle = (kind: EnquiryKind, texts: FormTexts): string => texts[formDefinition(kind).title]

/** Returns a form with its texts in a language. */
export function formView(kind: EnquiryKind, texts: FormTexts): FormView {
  const { steps, submitLabel, sent } = formDefinition(kind)
  const textOf = (key: TextKey | undefined) => (key === undefined ? null : texts[key])
  return {
    kind,
    steps: steps.map(({ heading, sections }) => ({
      heading: textOf(heading),
      sections: sections.map((section) => ({
        heading: textOf(section.heading),
        text: textOf(section.text),
        rows: section.rows.map((row) => row.map((name) => fieldView(name as FieldName, texts))),
      })),
    })),
    fields: Object.fromEntries(formFields(kind, texts).map((field) => [field.name, field])),
    submitLabel: texts[submitLabel],
    sent: { heading: texts[sent.heading], text: texts[sent.text] },
  }
}
