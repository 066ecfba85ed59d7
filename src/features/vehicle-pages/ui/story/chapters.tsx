import type { StoryView } from '../../story-view.ts'
import type { StoryTexts } from '../../texts.ts'
import { Abilities } from './abilities.tsx'
import { Inside } from './inside.tsx'
import { OnTheRoad } from './on-the-road.tsx'

/** The headings of the chapters. */
export type ChapterTexts = Pick<StoryTexts, 'inside' | 'abilities' | 'closer' | 'road'>

/** Three chapters about a model; a chapter without data is left out. */
export function StoryChapters({ view, texts }: { view: StoryView; texts: ChapterTexts }) {
  const { inside, abilities, road } = view
  return (
    <>
      {inside ? <Inside chapter={inside} texts={texts} /> : null}
      {abilities ? <Abilities chapter={abilities} texts={texts} /> : null}
      {road ? <OnTheRoad chapter={road} texts={texts} /> : null}
    </>
  )
}
