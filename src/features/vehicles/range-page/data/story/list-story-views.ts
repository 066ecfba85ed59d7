import { listStories } from '#features/vehicles/vehicles/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { StoryViews } from '../../story-view.ts'
import { rangePageTexts } from '../../texts.ts'
import { storyViewOf } from './story-view.ts'

/**
 * Returns the stories of the models of a range, by code; null for an unknown range.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function listStoryViews(slug: string, language: Language): Promise<StoryViews | null> {
  const found = await listStories(slug)
  if (!found) return null
  const { story: texts } = rangePageTexts(language)
  return Object.fromEntries(
    Object.entries(found.stories).map(([code, story]) => [code, storyViewOf(story, found.rangeName, texts)]),
  )
}
