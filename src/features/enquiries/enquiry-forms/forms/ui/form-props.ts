import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import { formView, hasPlan } from '#features/enquiries/enquiries/rules.ts'
import { enquiryFormTexts, enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { drawingAddress } from '#features/pictures/pictures/server.ts'
import { blockTexts } from '#features/site/blocks/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { summaryTextGroups } from '../../texts.ts'
import { dealerOfPath } from '../dealer-of-path.ts'
import type { FormContent } from '../form-content.ts'
import { withoutFields } from '../map-fields.ts'
import type { FormIslandProps } from './form.island.tsx'
import type { FormStart } from './form-parts.ts'

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
  /** Of the panel that replaces the form; below the title of a dialog by default. */
  headingLevel?: 1 | 2 | 3
}

/** The props of a form, with the texts of its language: for its own page, and for the check page. */
export function formProps({
  kind,
  language,
  path,
  address = '',
  privacyNotice = null,
  headingLevel = 3,
  ...rest
}: Options): FormIslandProps {
  const { enquiries, enquiryPlan } = enquiryTexts(language)
  const { sections } = blockTexts(language)
  const { title, onItsWay, notShown } = enquiryPlan
  return {
    ...rest,
    ...{ kind, language, address, privacyNotice, headingLevel },
    view: withoutFields(formView(kind, enquiryFormTexts(language)), rest.content?.omitted?.[kind]),
    texts: enquiries,
    summaryTexts: summaryTextGroups(language).enquirySummary,
    calmPicture: drawingAddress({ kind: 'place', scene: 'drakensberg', format: 'card' }),
    planTexts: hasPlan(kind) ? { title, onItsWay, notShown } : null,
    dealer: dealerOfPath(path),
    loadingTexts: { loading: sections.loading, failed: enquiries.loadFailed, retry: sections.retry },
    page: path,
  }
}
