import type { Access } from 'payload'
import { isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { siteClock } from '#platform/time/site-clock.ts'

/**
 * Editors read all news; everybody else reads what is published and whose moment has come, so that no service of ours
 * reveals news under embargo.
 */
export const isEditorOrReleased: Access = async (args) => {
  const published = await isEditorOrPublished(args)
  if (typeof published === 'boolean') return published
  return { and: [published, { publishedAt: { less_than_equal: siteClock().now().toISOString() } }] }
}
