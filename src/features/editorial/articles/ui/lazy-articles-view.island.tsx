'use client'

import { lazy } from 'react'
import type { ArticlesViewProps } from './articles-view.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./articles-view.island.tsx')).ArticlesView }))

/** Articles whose scripts load only on pages that show some; otherwise they would be part of all pages' islands. */
export function LazyArticlesView(props: ArticlesViewProps) {
  // No Suspense boundary: the server would stream the articles after the page, which causes layout shift.
  return <Loaded {...props} />
}
