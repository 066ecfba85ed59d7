import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { shareImage } from '#features/pictures/pictures/server.ts'
import { config } from '#platform/process/config.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import type { Profile } from '../data/profile.ts'
import { categoryName } from '../rules/category-path.ts'
import { fullName, inCategory } from '../rules/roster.ts'
import { DriverProfile } from './driver-profile.tsx'
import { structuredDriver } from './structured-driver.ts'

/** The metadata of the page of a driver. Search engines list one address of a driver in several categories. */
export function profileMetadata({ driver, category, mainPath, description }: Profile): Metadata {
  const title = `${fullName(driver)}, ${categoryName(category)}`
  const picture = driver.car ?? inCategory(driver, category).picture
  return {
    ...{ title: { absolute: pageTitle(title) }, description, alternates: { canonical: mainPath } },
    openGraph: {
      ...{ type: 'profile', url: mainPath, title, description },
      images: picture ? [shareImage(picture, picture.alt || fullName(driver))] : [],
    },
  }
}

type Props = {
  profile: Profile
  breadcrumbs: ReactNode
  /** The pictures of the driver's gallery. */
  gallery: ReactNode
  /** Sections that follow. */
  children?: ReactNode
}

/** The page of a driver. Source: requirement C-065; decision C-9. */
export function ProfilePage({ profile, breadcrumbs, gallery, children }: Props) {
  return (
    <>
      <StructuredData data={structuredDriver(profile, config().siteUrl)} />
      <div className="frame pt-4 print:hidden">{breadcrumbs}</div>
      <DriverProfile {...profile} language="en">
        {gallery}
      </DriverProfile>
      {children}
    </>
  )
}
