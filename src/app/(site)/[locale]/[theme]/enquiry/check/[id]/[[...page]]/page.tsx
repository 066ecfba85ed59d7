import { CheckPage, checkMetadata, checkOfPage } from '#features/enquiries/enquiry-forms/check.page.tsx'
import { isLanguage } from '#platform/i18n/languages.ts'
import { pageRoute } from '../../../../../../../page-route.tsx'

/** The page belongs to one visitor: no cache stores it. */
export const dynamic = 'force-dynamic'

type Params = { locale: string; id: string; page?: string[] }

/** The next step of a form that was sent without JavaScript. */
const route = pageRoute({
  async find({ locale, id, page = [] }: Params) {
    const path = `/enquiry/check/${locale}/${id}`
    return { path, found: isLanguage(locale) ? await checkOfPage(id, locale, page.join('/')) : null }
  },
  metadata: checkMetadata,
  render: (view) => <CheckPage {...view} />,
})

export const generateMetadata = route.generateMetadata

export default route.Page
