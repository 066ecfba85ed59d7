import type { Language } from '#platform/i18n/languages.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import { nothingChosen } from '../summary.ts'
import { requestFormProps } from '../ui/request-form-props.ts'
import { wordingsIn } from './form-content.ts'
import { omittedFields } from './omitted-fields.ts'
import { privacyNotice } from './privacy-notice.ts'

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
