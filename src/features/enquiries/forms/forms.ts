import type { CheckedForm, EnquiryForm } from '../submission.ts'
import { enquiryTexts } from '../texts.ts'
import { checkEntries } from './check-entries.ts'
import { convertEntries } from './convert-entries.ts'
import { type EnquiryKind, enquiryKinds } from './definitions.ts'
import { formFields } from './form-fields.ts'
import { agrees } from './marketing-agreement.ts'
import type { Entries } from './schema.ts'

/**
 * Converts checked entries for an enquiry. Choices about marketing are dropped without consent: requirement D-179.
 */
function checkedEntries(entries: Entries): Extract<CheckedForm, { ok: true }>['entries'] {
  const { fullName, email, phone, preferredContact, note, divisions, channel, wordingVersion } = entries
  return {
    person: { fullName, email, phone, preferredContact },
    note,
    marketing: agrees(entries) ? { agreed: true, divisions, channel, wordingVersion } : null,
    subjectCodes: {
      model: entries.model || null,
      colour: entries.colour || null,
      dealer: entries.dealer || null,
    },
    plan: { plan: entries.plan ?? '', seen: entries.seen ?? '' },
  }
}

function formOf(kind: EnquiryKind): EnquiryForm {
  return {
    kind,
    title: (language) => enquiryTexts(language).enquiries[`${kind}Title`],
    fields: (language) => formFields(kind, enquiryTexts(language).enquiries),
    check(entries, language) {
      const result = checkEntries(kind, convertEntries(entries))
      if (result.valid) return { ok: true, entries: checkedEntries(result.entries) }
      const texts = enquiryTexts(language).enquiries
      const messages = Object.entries(result.errors).map(([field, fault]) => ({
        field,
        message: texts[fault ?? 'choiceUnknown'],
      }))
      return { ok: false, messages }
    },
  }
}

/** Forms by the kind of enquiry they send. */
export const enquiryForms = Object.fromEntries(enquiryKinds.map((kind) => [kind, formOf(kind)])) as Readonly<
  Record<EnquiryKind, EnquiryForm>
>
