import { readPageDealer } from '#features/dealers/dealer-sites/new-vehicles.page.tsx'
import {
  findSpecialPage,
  SpecialPage,
  specialMetadata,
} from '#features/dealers/special-pages/special.page.tsx'
import { specialPath } from '#features/dealers/specials/rules.ts'
import { isSpecialsFailure } from '#features/dealers/specials/server.ts'
import { leavePageUncached } from '#platform/cache/uncached-page.ts'
import { pageRoute } from '../../../../../../../page-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

type Params = { locale: string; dealer: string; special: string }

/** Finds the special; null when it could not be read, undefined when there is none. */
async function findData(slug: string, code: string) {
  try {
    return (await findSpecialPage(slug, code)) ?? undefined
  } catch (error) {
    if (!isSpecialsFailure(error)) throw error
    await leavePageUncached()
    return null
  }
}

const route = pageRoute({
  async find({ dealer: slug, special }: Params) {
    const code = decodeURIComponent(special)
    const path = specialPath(slug, code)
    const dealer = await readPageDealer(slug)
    if (!dealer) return { path, found: null }
    const data = dealer.name === null ? null : await findData(slug, code)
    return { path, found: data === undefined ? null : { dealer, data } }
  },
  metadata: (found, path) => specialMetadata({ ...found, path }),
  render: (found, path) => <SpecialPage {...found} path={path} />,
})

export const generateMetadata = route.generateMetadata

export default route.Page
