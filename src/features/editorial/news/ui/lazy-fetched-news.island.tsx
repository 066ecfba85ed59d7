'use client'

import { lazy } from 'react'
import type { FetchedNewsProps } from './fetched-news.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./fetched-news.island.tsx')).FetchedNews }))

/** Fetches news; its scripts load only on pages whose news failed. */
export function LazyFetchedNews(props: FetchedNewsProps) {
  // No Suspense boundary: the server would stream the placeholders after the page, which causes layout shift.
  return <Loaded {...props} />
}
