import { DealerBar, readPageDealer } from '#features/dealers/dealer-sites/new-vehicles.page.tsx'
import { findDealer } from '#features/dealers/dealers/server.ts'
import { groupSpecialsPage } from '#features/dealers/special-pages/special.page.tsx'
import { CmsPage, pageMetadata } from '#features/site/page-rendering/page.tsx'
import { pageRoute } from '../../../../../../page-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

/** The specials of all dealers of a dealer's group. A dealer without a group has no such page. */
const route = pageRoute({
  async find({ dealer: slug }: { locale: string; dealer: string }) {
    const path = `/dealers/${slug}/group-specials`
    const dealer = await readPageDealer(slug)
    const group = dealer?.name ? (await findDealer(slug))?.group : null
    return { path, found: dealer && group ? { dealer, page: groupSpecialsPage(slug, group) } : null }
  },
  metadata: ({ page }) => pageMetadata(page),
  render({ dealer, page }) {
    const bar = <DealerBar dealer={dealer} language="en" page={page} />
    return <CmsPage page={page} language="en" bar={bar} />
  },
})

export const generateMetadata = route.generateMetadata

export default route.Page
