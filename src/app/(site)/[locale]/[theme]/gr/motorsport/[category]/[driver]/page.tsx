import { findProfile, profileMetadata } from '#features/motorsport/motorsport-drivers/profile.page.tsx'
import { AddedSections } from '../../../../../../../added-sections.tsx'
import { DriverContent } from '../../../../../../../motorsport-routes/driver-content.tsx'
import { pageRoute } from '../../../../../../../page-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

type Params = { locale: string; category: string; driver: string }

/** The page of a driver. A page of an editor at its path adds its sections; at any other path it is a page of its own. */
const route = pageRoute({
  async find(params: Params) {
    const [category, driver] = [decodeURIComponent(params.category), decodeURIComponent(params.driver)]
    return { path: `/gr/motorsport/${category}/${driver}`, found: await findProfile(category, driver) }
  },
  metadata: profileMetadata,
  render: (profile, path) => (
    <DriverContent profile={profile} path={path}>
      <AddedSections path={path} language="en" />
    </DriverContent>
  ),
})

export const generateMetadata = route.generateMetadata

export default route.Page
