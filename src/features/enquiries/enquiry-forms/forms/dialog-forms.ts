import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import { formView } from '#features/enquiries/enquiries/rules.ts'
import { omittedFields } from '#features/enquiries/enquiries/server.ts'
import { enquiryFormTexts } from '#features/enquiries/enquiries/texts.ts'
import { findPage } from '#features/site/pages/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { wellKnownPaths } from '#platform/site/well-known-paths.ts'
import { nothingChosen } from '../summary/summary.ts'
import type { SpecialFormContent } from './form-content.ts'
import { loadForm, wordingsIn } from './load-form.ts'
import { withoutFields } from './map-fields.ts'
import { formProps } from './ui/form-props.ts'
import { requestFormProps } from './ui/request-form-props.ts'

/**
 * Reads a form without a dealer, for a dialog.
 *
 * @param path of the page with the dialog.
 * @throws what the reads of consent texts throw.
 */
export async function readRequestForm(
  kind: EnquiryKind,
  language: Language,
  path: string,
): Promise<ReturnType<typeof requestFormProps>> {
  const [wordings, notice, omitted] = await Promise.all([
    wordingsIn(language),
    privacyNotice(language),
    omittedFields(),
  ])
  const content = { wordings, choices: null, chosen: nothingChosen, summary: null, omitted }
  return requestFormProps({ kind, content, language, path, privacyNotice: notice })
}

/** Reads what the form about a special needs from the site. Throws what the reads of consent texts throw. */
export async function readSpecialFormContent(language: Language): Promise<SpecialFormContent> {
  const [wordings, notice, { special }] = await Promise.all([
    wordingsIn(language),
    privacyNotice(language),
    omittedFields(),
  ])
  const view = withoutFields(formView('special', enquiryFormTexts(language)), special)
  return { view, wordings, privacyNotice: notice }
}

/**
 * Loads the form about a used vehicle; null when its content cannot be read, which is logged.
 *
 * @param stock id of the vehicle.
 * @param path of the page with the form.
 */
export async function readUsedVehicleForm(
  stock: string,
  language: Language,
  path: string,
): Promise<ReturnType<typeof formProps> | null> {
  const [live, notice] = await Promise.all([
    loadForm('usedVehicle', { language, path, entered: { ...nothingChosen, stock } }),
    privacyNotice(language),
  ])
  if (live.state !== 'ready') return null
  return formProps({ kind: 'usedVehicle', content: live.data, language, path, privacyNotice: notice })
}

/** Returns the path of the privacy notice; null when there is no such page, or it cannot be read. */
export async function privacyNotice(language: Language): Promise<string | null> {
  const path = wellKnownPaths.privacyNotice
  const page = await findPage(path, language).catch(() => null)
  return page && path
}
