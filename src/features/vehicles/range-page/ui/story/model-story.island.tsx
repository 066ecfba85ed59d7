'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useFetch } from '#ui/use-fetch.ts'
import type { StoryViews } from '../../story-view.ts'
import type { ConfiguratorTexts } from '../../texts.ts'
import { useChoice } from '../configurator/choice.island.tsx'
import { LoadingStatus } from '../model-chooser/loading-status.tsx'
import type { ChapterTexts } from './chapters.tsx'

/** Loaded when a visitor selects another model. */
const StoryChapters = lazy(async () => ({ default: (await import('./chapters.tsx')).StoryChapters }))

type Props = {
  /** Code of the model rendered on the server. */
  defaultCode: string
  /** Endpoint with the stories of all models of the range. */
  address: string
  texts: ChapterTexts
  labels: Pick<ConfiguratorTexts, 'loading' | 'failed' | 'retry'>
  /** The story of the default model, rendered on the server. */
  children: ReactNode
}

/**
 * The story of the selected model. Those of other models are fetched when one is selected; until then the story of the
 * default model is hidden, and reserves the height.
 */
export function ModelStory({ defaultCode, address, texts, labels, children }: Props) {
  const { model } = useChoice()
  const otherCode = model && model.code !== defaultCode ? model.code : null
  const { result, retry } = useFetch<StoryViews>(otherCode === null ? null : address)
  if (otherCode === null) return children
  const waiting = (
    <div className="relative min-h-48">
      <div inert className="invisible" aria-hidden="true">
        {children}
      </div>
      <div className="frame absolute inset-x-0 top-0 pt-section">
        <LoadingStatus
          state={result.state === 'failed' ? 'failed' : 'loading'}
          onRetry={retry}
          labels={labels}
        />
      </div>
    </div>
  )
  if (result.state !== 'ready') return waiting
  const view = result.data[otherCode]
  return view ? (
    <Suspense fallback={waiting}>
      <StoryChapters view={view} texts={texts} />
    </Suspense>
  ) : null
}
