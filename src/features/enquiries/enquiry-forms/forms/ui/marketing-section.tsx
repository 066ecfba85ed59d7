import { useId } from 'react'
import type { ConsentText } from '#features/people/consent/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { describedBy, FieldNotes } from '#ui/forms/field.tsx'
import { EntryField } from './entry-field.tsx'
import type { FormParts } from './form-parts.ts'
import { OpeningBox } from './opening-box.tsx'

type Props = FormParts & {
  wording: ConsentText
  /** Of the page. */
  language: Language
}

/**
 * The consent to marketing. The first box opens the section, the box inside is the consent and opens the divisions; both
 * are unticked initially. Opening works without JavaScript.
 * Source: requirements D-170, D-172 to D-177.
 */
export function MarketingSection({ errors, entered, wording, texts, fields, language }: Props) {
  const id = useId()
  const error = errors.divisions
  const isTicked = (name: string, value = 'on') => entered?.[name]?.includes(value)
  const lang = wording.language === language ? undefined : wording.language
  return (
    <OpeningBox
      name="optIn"
      label={<span lang={lang}>{wording.optIn}</span>}
      isTicked={isTicked('optIn')}
      className="mt-4 gap-6 border-line border-l-4 pl-5"
    >
      <p lang={lang} className="max-w-[65ch] text-ink-2">
        {wording.text}
      </p>
      <EntryField field={fields.channel} entered={entered} optionalNote={texts.optional} />
      <OpeningBox
        name="marketing"
        label={<span lang={lang}>{wording.agreement}</span>}
        isTicked={isTicked('marketing')}
        className="mt-6"
      >
        <fieldset
          className="grid min-w-0 grid-cols-1 gap-1"
          aria-describedby={describedBy(id, { error })['aria-describedby']}
          data-invalid={error ? '' : undefined}
        >
          <legend className="mb-1 font-semibold">{texts.divisions}</legend>
          <div className="flex flex-wrap gap-x-8">
            {fields.divisions?.options?.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                value={value}
                name="divisions"
                defaultChecked={isTicked('divisions', value)}
              />
            ))}
          </div>
          <FieldNotes id={id} error={error} />
        </fieldset>
      </OpeningBox>
    </OpeningBox>
  )
}
