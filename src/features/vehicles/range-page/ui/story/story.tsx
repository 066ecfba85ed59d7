import type { RangeView } from '#features/vehicles/vehicles/index.ts'
import { storyViewOf } from '../../data/story/story-view.ts'
import { rangePageTexts } from '../../texts.ts'
import { StoryChapters } from './chapters.tsx'
import { ModelStory } from './model-story.island.tsx'

type Props = Pick<RangeView, 'language' | 'range' | 'story'> & {
  /** Code of the model selected by default. */
  defaultCode: string
}

/** Three chapters about the selected model. */
export function Story({ language, range, story, defaultCode }: Props) {
  if (!story) return null
  const { story: texts, configurator } = rangePageTexts(language)
  const { inside, abilities, closer, road } = texts
  const headings = { inside, abilities, closer, road }
  const { loading, failed, retry } = configurator
  return (
    <ModelStory
      defaultCode={defaultCode}
      address={`/sections/stories?range=${range.slug}&lang=${language}`}
      texts={headings}
      labels={{ loading, failed, retry }}
    >
      <StoryChapters view={storyViewOf(story, range.name, texts)} texts={headings} />
    </ModelStory>
  )
}
