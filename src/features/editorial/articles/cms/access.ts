import type { Access } from 'payload'
import { isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { siteClock } from '#platform/time/site-clock.ts'

/** Editors read every article; everybody else those that are published and whose moment has come. */
export const isEditorOrReleased: Access = async (args) => {
  const published = await isEditorOrPublished(args)
  if (typeof published === 'boolean') return published
  return { and: [published, { publishedAt: { less_than_equal: siteClock().now().toISOString() } }] }
}
