import type { ComponentProps, FormEvent } from 'react'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { RadioGroup } from '#ui/forms/radio-group.tsx'
import { Select } from '#ui/forms/select.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { EnteredValues } from '../entered-values.ts'
import { type FieldName, fieldDefinition } from '../forms/field-definitions.ts'
import type { EnquiryTexts } from '../texts.ts'

type Props = {
  name: FieldName
  texts: EnquiryTexts
  error?: string | undefined
  /** What the form starts with. */
  entered: EnteredValues | undefined
  /** Whether the field may stay empty; the definition says so where it is the same in all forms. */
  isOptional?: boolean | undefined
  /** The options of a `select`, which depend on the site's data. */
  list?: Pick<ComponentProps<typeof Select>, 'options' | 'groups' | 'emptyLabel' | 'ref' | 'onChange'>
}

/** What is no part of a telephone number cannot be typed or pasted. Source: decision D-2; requirement D-153. */
function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>) {
  const digits = currentTarget.value.replace(/[^\d\s()+-]/g, '')
  if (digits !== currentTarget.value) currentTarget.value = digits
}

/** A field of a form, made from its definition: in the island and on the check page. */
export function EntryField({ name, texts, error, entered, isOptional, list }: Props) {
  const definition = fieldDefinition(name)
  const { control, label: text, autoComplete, options, initial } = definition
  const field = {
    name,
    error,
    label: text === null ? '' : texts[text],
    optionalNote: (isOptional ?? definition.isOptional) ? texts.optional : undefined,
  }
  const defaultValue = entered?.[name]?.[0] ?? initial
  switch (control) {
    case 'hidden':
    case 'boxes':
      return null
    case 'select':
      return <Select {...field} {...list} defaultValue={defaultValue} />
    case 'area':
      return <TextArea {...field} defaultValue={defaultValue} />
    case 'box':
      return <Checkbox name={name} label={field.label} error={error} defaultChecked={defaultValue === 'on'} />
    case 'choice':
      return (
        <RadioGroup
          name={name}
          legend={field.label}
          defaultValue={defaultValue}
          inline
          options={options?.(texts) ?? []}
        />
      )
    default:
      return (
        <TextField
          {...field}
          type={control}
          autoComplete={autoComplete}
          onInput={control === 'tel' ? keepDigits : undefined}
          defaultValue={defaultValue}
        />
      )
  }
}
