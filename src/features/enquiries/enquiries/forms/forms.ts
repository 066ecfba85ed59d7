import { enquiryFormTexts, enquiryTexts } from '../texts.ts'
import { checkEntries } from './check-entries.ts'
import { convertEntries } from './convert-entries.ts'
import { type EnquiryKind, enquiryKinds } from './definitions.ts'
import { detailsOf, personIn } from './details.ts'
import { formFields } from './form-fields.ts'
import { formTitle } from './form-view.ts'
import { agrees } from './marketing-agreement.ts'
import type { Entries } from './schema.ts'
import type { CheckedForm, EnquiryForm } from './submission.ts'

/** The consent to marketing; null without one. Source: requirement D-179. */
function marketingIn({ optIn = false, marketing = false, divisions = [], channel, wordingVersion }: Entries) {
  if (!agrees({ optIn, marketing })) return null
  return {
    agreed: true,
    divisions,
    channel: channel ?? 'Email',
    wordingVersion: wordingVersion ?? 0,
  } as const
}

/** Converts checked entries for an enquiry. */
function checkedEntries(kind: EnquiryKind, entries: Entries): Extract<CheckedForm, { ok: true }>['entries'] {
  return {
    person: personIn(kind, entries),
    note: entries.note ?? '',
    details: detailsOf(kind, entries),
    marketing: marketingIn(entries),
    subjectCodes: {
      model: entries.model || null,
      colour: entries.colour || null,
      accessories: entries.accessories || null,
      special: entries.special || null,
      dealer: entries.dealer || null,
      stock: entries.stock || null,
    },
    plan: { plan: entries.plan ?? entries.calculation ?? '', seen: entries.seen ?? '' },
  }
}

function formOf(kind: EnquiryKind): EnquiryForm {
  return {
    kind,
    title: (language) => formTitle(kind, enquiryFormTexts(language)),
    fields: (language) => formFields(kind, enquiryFormTexts(language)),
    check(entries, language, today) {
      const result = checkEntries(kind, convertEntries(entries), today)
      if (result.valid) return { ok: true, entries: checkedEntries(kind, result.entries) }
      const texts = enquiryTexts(language).enquiries
      const messages = Object.entries(result.errors).map(([field, error]) => ({
        field,
        message: texts[error ?? 'choiceUnknown'],
      }))
      return { ok: false, messages }
    },
  }
}

/** Forms by the kind of enquiry they send. */
export const enquiryForms = Object.fromEntries(enquiryKinds.map((kind) => [kind, formOf(kind)])) as Readonly<
  Record<EnquiryKind, EnquiryForm>
>
