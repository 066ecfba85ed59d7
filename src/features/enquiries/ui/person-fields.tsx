import type { FormEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EnquiryTexts } from '#platform/i18n/texts.ts'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { RadioGroup } from '#ui/forms/radio-group.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { Entries } from '../forms/schema.ts'
import type { FormValues } from './form-values.ts'

type Props = { form: UseFormReturn<FormValues, unknown, Entries>; words: EnquiryTexts }

/** What is no part of a telephone number cannot be typed or pasted. Source: decision D-2; row D-153. */
function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>) {
  const kept = currentTarget.value.replace(/[^\d\s()+-]/g, '')
  if (kept !== currentTarget.value) currentTarget.value = kept
}

/** Who is asking. Source: dealers.md §5; rows D-147 to D-159, D-169, D-171. */
export function PersonFields({ form, words }: Props) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField
        label={words.fullName}
        autoComplete="name"
        error={errors.fullName?.message}
        {...register('fullName')}
      />
      <div className="grid grid-cols-1 gap-x-gutter gap-y-6 tablet:grid-cols-2">
        <TextField
          label={words.phone}
          type="tel"
          autoComplete="tel"
          onInput={keepDigits}
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          label={words.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <RadioGroup
        legend={words.preferredContact}
        defaultValue="email"
        inline
        options={[
          { value: 'email', label: words.email },
          { value: 'phone', label: words.byPhone },
        ]}
        {...register('preferredContact')}
      />
      <TextArea
        label={words.note}
        optionalNote={words.optional}
        error={errors.note?.message}
        {...register('note')}
      />
      <Checkbox label={words.age} error={errors.adult?.message} {...register('adult')} />
    </>
  )
}
