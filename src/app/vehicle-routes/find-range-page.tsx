import type { ReactNode } from 'react'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { findRange } from '#features/vehicles/vehicles/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { RangeContent } from './range-content.tsx'

/**
 * Finds the range page at a path, to surround sections of editors in a preview; null when there is none.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function findRangePage(
  path: string,
  language: Language,
): Promise<((sections: ReactNode) => ReactNode) | null> {
  const slug = path.split('/').at(-1) ?? ''
  const view = path === rangePath(slug) ? await findRange(slug, language) : null
  return (
    view &&
    ((sections) => (
      <RangeContent view={view} dealer={null}>
        {sections}
      </RangeContent>
    ))
  )
}
