import type { ComponentProps, FormEvent } from 'react'
import type { EnteredValues, FormField } from '#features/enquiries/enquiries/index.ts'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { RadioGroup } from '#ui/forms/radio-group.tsx'
import { Select } from '#ui/forms/select.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'

type Props = {
  field: FormField | undefined
  /** Follows the label of an optional field. */
  optionalNote: string
  error?: string | undefined
  /** What the form starts with. */
  entered: EnteredValues | undefined
  /** Whether a link brought them. */
  isOfLink?: boolean | undefined
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

/** The attributes of a field of one line. */
function inputProps(
  { control, min, isReadOnly }: FormField,
  hasLinkValue: boolean,
): ComponentProps<typeof TextField> | object {
  if (control === 'number') return { type: 'number', inputMode: 'numeric', min: min ?? 0, step: 1 }
  if (control === 'day') return { type: 'date' }
  if (control === 'tel') return { type: 'tel', onInput: keepDigits }
  // Without a value from a link, visitors fill it in themselves, and can correct it.
  return { type: control, readOnly: isReadOnly && hasLinkValue }
}

/** A field of a form, drawn from its description: in the island and on the check page. */
export function EntryField({
  field,
  optionalNote,
  error,
  entered,
  isOfLink = false,
  isOptional,
  list,
}: Props) {
  if (!field) return null
  const { name, label, control, help, options, emptyLabel, autoComplete } = field
  const texts = {
    ...{ name, label, help, error },
    optionalNote: (isOptional ?? field.isOptional) ? optionalNote : undefined,
  }
  const defaultValue = entered?.[name]?.[0] ?? field.initial
  switch (control) {
    case 'hidden':
      return defaultValue === undefined ? null : <input type="hidden" name={name} value={defaultValue} />
    case 'boxes':
    case 'file':
      return null
    case 'select':
      return <Select {...texts} {...{ options, emptyLabel }} {...list} defaultValue={defaultValue} />
    case 'area':
      return <TextArea {...texts} defaultValue={defaultValue} />
    case 'box':
      return (
        <Checkbox
          {...{ name, error }}
          label={field.lang ? <span lang={field.lang}>{label}</span> : label}
          help={field.lang && help ? <span lang={field.lang}>{help}</span> : help}
          defaultChecked={defaultValue === 'on'}
        />
      )
    case 'choice':
      return (
        <RadioGroup
          name={name}
          legend={label}
          defaultValue={defaultValue}
          inline
          options={[...(options ?? [])]}
        />
      )
    default:
      return (
        <>
          <TextField
            {...texts}
            {...inputProps(field, isOfLink && Boolean(defaultValue))}
            list={field.suggestions && `suggestions-${name}`}
            autoComplete={autoComplete}
            defaultValue={defaultValue}
          />
          {field.suggestions ? (
            <datalist id={`suggestions-${name}`}>
              {field.suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          ) : null}
        </>
      )
  }
}
