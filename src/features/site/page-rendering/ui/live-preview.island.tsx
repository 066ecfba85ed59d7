'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Refreshes the preview when the surrounding admin reports that the draft was saved. Ignores messages from other origins. */
export function LivePreview() {
  const router = useRouter()
  const origin = useSyncExternalStore(
    subscribe,
    () => window.location.origin,
    () => null,
  )
  return origin ? <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} /> : null
}
