import type { FormView } from '#features/enquiries/enquiries/index.ts'
import { formDefinition } from '#features/enquiries/enquiries/rules.ts'
import type { ConsentText } from '#features/people/consent/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { mapFields } from './map-fields.ts'

/**
 * The form with the current consent text at the box by which the consent is given. The texts of the form stay where no
 * editor has written one.
 *
 * @param language of the page.
 */
export function withConsentWording(
  view: FormView,
  wording: ConsentText | null | undefined,
  language: Language,
): FormView {
  const { consent } = formDefinition(view.kind)
  if (!consent || !wording?.agreement) return view
  const { agreement, text } = wording
  const lang = wording.language === language ? {} : { lang: wording.language }
  return mapFields(view, (field) =>
    field.name === consent.field ? { ...field, label: agreement, help: text, ...lang } : field,
  )
}
