import { blockTexts } from '#features/blocks/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { FormContent } from '../form-content.ts'
import { type EnquiryKind, hasPlan } from '../forms/definitions.ts'
import { enquiryTexts } from '../texts.ts'
import type { FormStart } from './enquiry-form.tsx'
import type { FormIslandProps } from './form.island.tsx'

type Options = {
  kind: EnquiryKind
  /** Null when it did not come with the page: the browser fetches it from `address`. */
  content: FormContent | null
  language: Language
  /** The path of the form's page. */
  path: string
  address?: string
  privacyNotice?: string | null
  start?: FormStart
}

/** The dealer on whose pages for finance and subscriptions a form is. */
const dealerOf = (path: string) => /^\/dealers\/([^/]+)\/(?:finance|kinto)-offers$/.exec(path)?.[1] ?? null

/** The props of a form, with the texts of its language: for its own page, and for the check page. */
export function formProps({
  kind,
  language,
  path,
  address = '',
  privacyNotice = null,
  ...rest
}: Options): FormIslandProps {
  const { enquiries, enquiryPlan } = enquiryTexts(language)
  const { sections } = blockTexts(language)
  const { title, onItsWay, notShown } = enquiryPlan
  return {
    ...rest,
    ...{ kind, language, address, privacyNotice },
    texts: enquiries,
    planTexts: hasPlan(kind) ? { title, onItsWay, notShown } : null,
    dealer: dealerOf(path),
    loadingTexts: { loading: sections.loading, failed: enquiries.loadFailed, retry: sections.retry },
    page: path,
  }
}
