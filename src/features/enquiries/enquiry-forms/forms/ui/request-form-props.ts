import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import { formDefinition, formView } from '#features/enquiries/enquiries/rules.ts'
import { enquiryFormTexts, enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { uploadTexts } from '#features/site/uploads/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { dealerOfPath } from '../dealer-of-path.ts'
import type { FormContent } from '../form-content.ts'
import { withoutFields } from '../map-fields.ts'
import type { RequestFormIslandProps } from './request-form.island.tsx'
import type { RequestFormProps } from './request-form.tsx'

type Options = Pick<RequestFormProps, 'prefilled' | 'start'> & {
  kind: EnquiryKind
  /** Null when it did not come with the page: the browser fetches it from `address`. */
  content: FormContent | null
  language: Language
  /** Of the headings in the form; below the title of its page by default. */
  headingLevel?: 2 | 3
  /** Of the panel that replaces the form; that of the headings by default. */
  sentLevel?: 1 | 2 | 3
  /** The path of the form's page. */
  path: string
  address?: string
  privacyNotice?: string | null
}

/** The page that the panel of a sent form leads to; null without one. Source: requirement D-298. */
function homeOf(kind: EnquiryKind, dealer: string | null): string | null {
  if (!formDefinition(kind).sent.leadsHome) return null
  return dealer === null ? '/' : `/dealers/${dealer}/home`
}

/** The props of a form of several sections or steps, with the texts of its language. */
export function requestFormProps({
  kind,
  language,
  path,
  address = '',
  privacyNotice = null,
  headingLevel = 2,
  sentLevel = headingLevel,
  ...rest
}: Options): RequestFormIslandProps {
  const { enquiries, formFieldTexts } = enquiryTexts(language)
  const { sections } = blockTexts(language)
  const dealer = dealerOfPath(path)
  return {
    ...rest,
    ...{ kind, language, address, privacyNotice, dealer, headingLevel, sentLevel },
    view: withoutFields(formView(kind, enquiryFormTexts(language)), rest.content?.omitted?.[kind]),
    texts: enquiries,
    fieldTexts: formFieldTexts,
    uploadTexts: uploadTexts(language).uploads,
    loadingTexts: { loading: sections.loading, failed: enquiries.loadFailed, retry: sections.retry },
    page: path,
    hasDraft: formDefinition(kind).keepsDraft === true,
    home: homeOf(kind, dealer),
  }
}
