import type { FormEvent } from 'react'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { RadioGroup } from '#ui/forms/radio-group.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { type FieldName, fieldDefinition } from '../forms/field-definitions.ts'
import type { EnquiryTexts } from '../texts.ts'

type Props = { name: FieldName; words: EnquiryTexts; error?: string | undefined }

/** What is no part of a telephone number cannot be typed or pasted. Source: decision D-2; requirement D-153. */
function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>) {
  const kept = currentTarget.value.replace(/[^\d\s()+-]/g, '')
  if (kept !== currentTarget.value) currentTarget.value = kept
}

/** A field of a form on a page, made from its definition. */
export function EntryField({ name, words, error }: Props) {
  const { control, label: text, autoComplete, isOptional, options, initial } = fieldDefinition(name)
  const label = text === null ? '' : words[text]
  switch (control) {
    case 'hidden':
    case 'boxes':
      return null
    case 'area':
      return (
        <TextArea
          label={label}
          optionalNote={isOptional ? words.optional : undefined}
          error={error}
          name={name}
        />
      )
    case 'box':
      return <Checkbox label={label} error={error} name={name} />
    case 'choice':
      return (
        <RadioGroup
          legend={label}
          defaultValue={initial}
          inline
          options={options?.(words) ?? []}
          name={name}
        />
      )
    default:
      return (
        <TextField
          label={label}
          type={control}
          autoComplete={autoComplete}
          onInput={control === 'tel' ? keepDigits : undefined}
          error={error}
          name={name}
        />
      )
  }
}
