'use client'

import { useEffect, useRef } from 'react'
import { readPreferredSlug } from '#features/dealers/dealers/slug.islands.ts'
import type { EnquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { DealerOption, SpecialFormContent } from '../form-content.ts'
import { DealerField } from './dealer-field.tsx'
import { FieldRows } from './field-rows.tsx'
import type { FormStart } from './form-parts.ts'
import { FormShell } from './form-shell.tsx'
import { MarketingSection } from './marketing-section.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

export type SpecialFormProps = {
  /** The code of the special. */
  special: string
  /** Slug of the dealer that advertises it; null when the visitor chooses one of `dealers`. */
  dealer: string | null
  dealers?: readonly DealerOption[]
  content: SpecialFormContent
  texts: EnquiryTexts
  language: Language
  /** The path of the page, sent with the entries. */
  page: string
  /** Absent for an empty form. */
  start?: Pick<FormStart, 'entered' | 'errors' | 'token'>
}

const nothing = () => {}

/** Replaces a form that was sent, and takes the focus. Source: requirement D-199. */
function Sent({ reference, texts }: { reference: string; texts: EnquiryTexts }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} role="status" className="scroll-mt-24">
      <p className="font-display text-h3">{texts.thankYou}</p>
      <p className="mt-3 text-lead">{texts.enquirySent}</p>
      <p className="mt-3 font-semibold">{fill(texts.reference, { reference })}</p>
    </div>
  )
}

/**
 * The form by which a visitor asks a dealer about a special. It is sent at once, without a confirmation of the e-mail.
 *
 * Source: requirements D-198 to D-204 and D-211; decisions D-2, D-15 and G-3.
 */
export function SpecialForm(props: SpecialFormProps) {
  const { special, dealer, dealers = [], content, texts, language, page, start } = props
  const { view, wordings, privacyNotice } = content
  const { marketing } = wordings
  const form = useRef<HTMLFormElement>(null)
  const sending = useEnquiryForm({ kind: 'special', texts, form, initialErrors: start?.errors })
  const { errors, reference } = sending
  if (reference !== null) return <Sent reference={reference} texts={texts} />
  const parts = { texts, fields: view.fields, errors, entered: start?.entered }
  return (
    <FormShell
      {...{ sending, texts, wordings, privacyNotice, language, page }}
      kind="special"
      formRef={form}
      submitLabel={view.submitLabel}
      token={start?.token}
      className="grid grid-cols-1 content-start gap-6"
    >
      <input type="hidden" name="special" value={special} />
      {dealer === null ? (
        <DealerField
          {...{ ...parts, dealers, readPreferredSlug }}
          isOptional={false}
          onPreselected={nothing}
        />
      ) : (
        <input type="hidden" name="dealer" value={dealer} />
      )}
      {view.steps
        .flatMap(({ sections }) => sections)
        .map(({ rows }) => (
          <FieldRows key={rows.flat()[0]?.name} rows={rows} {...parts} />
        ))}
      {marketing ? <MarketingSection {...parts} {...{ language }} hasOpeningBox wording={marketing} /> : null}
    </FormShell>
  )
}
