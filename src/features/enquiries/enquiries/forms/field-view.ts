import type { FormTexts } from '../texts.ts'
import { type FieldName, fieldDefinition } from './field-definitions.ts'
import type { FormField } from './submission.ts'

/** A field with its texts in a language, as its view draws it. */
export function fieldView(name: FieldName, texts: FormTexts): FormField {
  const { label, help, options, emptyLabel, upload, rule, ...rest } = fieldDefinition(name)
  return {
    name,
    label: label === null ? '' : texts[label],
    control: rest.control,
    ...(help && { help: texts[help] }),
    ...(rest.autoComplete && { autoComplete: rest.autoComplete }),
    ...(rest.isOptional && { isOptional: true }),
    ...(rest.isForCalls && { isForCalls: true }),
    ...(rest.isReadOnly && { isReadOnly: true }),
    ...(rest.initial && { initial: rest.initial }),
    ...(options && {
      options: options.map(({ value, label: key }) => ({ value, label: key === null ? value : texts[key] })),
    }),
    ...(emptyLabel && { emptyLabel: texts[emptyLabel] }),
    ...(upload && { upload }),
    ...(rule?.type === 'wholeNumber' && { min: rule.min }),
  }
}
