import { findPage } from '#features/pages/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { wellKnownPaths } from '#platform/well-known-paths.ts'

/** Returns the path of the privacy notice; null when there is no such page, or it cannot be read. */
export async function privacyNotice(language: Language): Promise<string | null> {
  const path = wellKnownPaths.privacyNotice
  const page = await findPage(path, language).catch(() => null)
  return page && path
}
