import { useId } from 'react'
import type { ConsentText } from '#features/consent/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { describedBy, FieldNotes } from '#ui/forms/field.tsx'
import { divisionOptions } from '../forms/marketing-options.ts'
import { EntryField } from './entry-field.tsx'
import type { FormParts } from './form-parts.ts'
import styles from './marketing-section.module.css'

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
export function MarketingSection({ errors, entered, wording, texts, language }: Props) {
  const id = useId()
  const error = errors.divisions
  const isTicked = (name: string, value = 'on') => entered?.[name]?.includes(value)
  const lang = wording.language === language ? undefined : wording.language
  return (
    <div className={`${styles.section} grid grid-cols-1 gap-4`}>
      <Checkbox
        label={<span lang={lang}>{wording.optIn}</span>}
        name="optIn"
        data-opens="wording"
        defaultChecked={isTicked('optIn')}
      />
      <div className={`${styles.wording} grid grid-cols-1 gap-6 border-line border-l-4 pl-5`}>
        <p lang={lang} className="max-w-[65ch] text-ink-2">
          {wording.text}
        </p>
        <EntryField name="channel" texts={texts} entered={entered} />
        <Checkbox
          label={<span lang={lang}>{wording.agreement}</span>}
          name="marketing"
          data-opens="divisions"
          defaultChecked={isTicked('marketing')}
        />
        <fieldset
          className={`${styles.divisions} grid min-w-0 grid-cols-1 gap-1`}
          aria-describedby={describedBy(id, { error })['aria-describedby']}
          data-invalid={error ? '' : undefined}
        >
          <legend className="mb-1 font-semibold">{texts.divisions}</legend>
          <div className="flex flex-wrap gap-x-8">
            {divisionOptions.map(({ value, label }) => (
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
      </div>
    </div>
  )
}
