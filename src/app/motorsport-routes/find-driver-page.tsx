import type { ReactNode } from 'react'
import { findProfile } from '#features/motorsport/motorsport-drivers/profile.page.tsx'
import { DriverContent } from './driver-content.tsx'

/** Paths with the segments of a category's page and of a driver. */
const profilePath = /^\/gr\/motorsport\/([^/]+)\/([^/]+)$/

/**
 * Finds the page of a driver at a path, to surround sections of editors in a preview; null when there is none.
 *
 * @throws ServiceUnavailable when the drivers could not be read.
 */
export async function findDriverPage(path: string): Promise<((sections: ReactNode) => ReactNode) | null> {
  const [, page = '', segment = ''] = profilePath.exec(path) ?? []
  const profile = segment ? await findProfile(page, segment) : null
  return (
    profile &&
    ((sections) => (
      <DriverContent profile={profile} path={path}>
        {sections}
      </DriverContent>
    ))
  )
}
