import type { FormEvent } from 'react'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { RadioGroup } from '#ui/forms/radio-group.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { EnquiryTexts } from '../texts.ts'
import type { FieldErrors } from './use-enquiry-form.ts'

type Props = { words: EnquiryTexts; errors: FieldErrors }

/** What is no part of a telephone number cannot be typed or pasted. Source: decision D-2; row D-153. */
function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>) {
  const kept = currentTarget.value.replace(/[^\d\s()+-]/g, '')
  if (kept !== currentTarget.value) currentTarget.value = kept
}

/** Who is asking. Source: dealers.md §5; rows D-147 to D-159, D-169, D-171. */
export function PersonFields({ words, errors }: Props) {
  return (
    <>
      <TextField label={words.fullName} autoComplete="name" error={errors.fullName} name="fullName" />
      <div className="grid grid-cols-1 gap-x-gutter gap-y-6 tablet:grid-cols-2">
        <TextField
          label={words.phone}
          type="tel"
          autoComplete="tel"
          onInput={keepDigits}
          error={errors.phone}
          name="phone"
        />
        <TextField label={words.email} type="email" autoComplete="email" error={errors.email} name="email" />
      </div>
      <RadioGroup
        legend={words.preferredContact}
        defaultValue="email"
        inline
        options={[
          { value: 'email', label: words.email },
          { value: 'phone', label: words.byPhone },
        ]}
        name="preferredContact"
      />
      <TextArea label={words.note} optionalNote={words.optional} error={errors.note} name="note" />
      <Checkbox label={words.age} error={errors.adult} name="adult" />
    </>
  )
}
