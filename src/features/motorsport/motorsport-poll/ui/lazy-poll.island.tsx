'use client'

import { lazy } from 'react'
import type { PollProps } from './poll.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./poll.island.tsx')).Poll }))

/** The poll as a separate chunk that only pages with a question load; the islands of all blocks share one otherwise. */
export function LazyPoll(props: PollProps) {
  // No Suspense boundary: the server would stream the form after the page, which would shift the layout.
  return <Loaded {...props} key={props.poll.id} />
}
