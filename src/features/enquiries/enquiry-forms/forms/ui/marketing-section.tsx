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
  /** Whether a box of its own opens the section. */
  hasOpeningBox: boolean
  /** Of the page. */
  language: Language
}

type PartProps = Props & { isTicked: (name: string, value?: string) => boolean | undefined }

function Divisions({ errors, texts, fields, isTicked }: PartProps) {
  const id = useId()
  const error = errors.divisions
  return (
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
  )
}

const sectionClass = 'mt-4 gap-6 border-line border-l-4 pl-5'

/**
 * The consent to marketing, unticked initially: one box, which opens the divisions and the ways of contact. Where the
 * specification wants two, the first opens the section, and the box inside is the consent and opens the divisions. Opening
 * works without JavaScript.
 *
 * Source: requirements D-170, D-172 to D-177.
 */
export function MarketingSection(props: Props) {
  const { hasOpeningBox, entered, wording, texts, fields, language } = props
  const isTicked = (name: string, value = 'on') => entered?.[name]?.includes(value)
  const lang = wording.language === language ? undefined : wording.language
  const divisions = <Divisions {...props} isTicked={isTicked} />
  const channel = <EntryField field={fields.channel} entered={entered} optionalNote={texts.optional} />
  const text = (
    <p lang={lang} className="max-w-[65ch] text-ink-2">
      {wording.text}
    </p>
  )
  const consent = <span lang={lang}>{wording.agreement}</span>
  if (!hasOpeningBox)
    return (
      <>
        <input type="hidden" name="optIn" value="on" />
        <OpeningBox
          name="marketing"
          label={consent}
          isTicked={isTicked('marketing')}
          className={sectionClass}
        >
          {text}
          {divisions}
          {channel}
        </OpeningBox>
      </>
    )
  return (
    <OpeningBox
      name="optIn"
      label={<span lang={lang}>{wording.optIn}</span>}
      isTicked={isTicked('optIn')}
      className={sectionClass}
    >
      {text}
      {channel}
      <OpeningBox name="marketing" label={consent} isTicked={isTicked('marketing')} className="mt-6">
        {divisions}
      </OpeningBox>
    </OpeningBox>
  )
}
