import type { ReactNode } from 'react'
import { type Profile, ProfilePage } from '#features/motorsport/motorsport-drivers/profile.page.tsx'
import { driverTexts } from '#features/motorsport/motorsport-drivers/texts.ts'
import { PictureGallery } from '#features/site/media-blocks/index.ts'
import { PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import { findBreadcrumbs } from '#features/site/site-map/server.ts'

type Props = {
  profile: Profile
  path: string
  /** Sections that editors add. */
  children: ReactNode
}

/** The page of a driver with its breadcrumbs and its gallery. */
export async function DriverContent({ profile, path, children }: Props) {
  const { name, surname, gallery } = profile.driver
  const page = { title: `${name} ${surname}`, path }
  const { motorsportDrivers } = driverTexts('en')
  return (
    <ProfilePage
      profile={profile}
      breadcrumbs={<PageBreadcrumbs language="en" ancestors={await findBreadcrumbs(path)} page={page} />}
      gallery={
        <PictureGallery title={motorsportDrivers.gallery} pictures={gallery} path={path} language="en" />
      }
    >
      {children}
    </ProfilePage>
  )
}
